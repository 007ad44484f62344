import {
  arrangements,
  chartDataSchema,
  deckLimits,
  layoutTemplates,
  shapeTypeSchema,
  slideSchema,
  type ChartData,
  type Slide,
  type ThemeChoice,
  type ShapeData,
  type Visual,
  writeVisual,
} from '@deckloom/deck'
import type { Dice } from './dice.ts'
import { languages } from './languages.ts'

/**
 * Returns slides that no writer would write but that the schema allows: any layout with any content, in any language,
 * of any length, with charts and pictures if the layout has room for them. Nothing is positioned manually.
 */
export function syntheticSlides(dice: Dice, theme: ThemeChoice): readonly Slide[] {
  const count = dice.pick([1, 5, 8, 12])
  return Array.from({ length: count }, (_, index) =>
    slideSchema.parse({
      id: `s${index + 1}`,
      slide_title: cut(words(dice, dice.pick([0, 1, 4, 9, 16, 60])), 500),
      bullet_points: bullets(dice),
      visual_type: 'other',
      visual_description: '',
      layout_template: dice.pick(layoutTemplates),
      theme,
      ...(dice.chance(0.3) && { arrangement: dice.pick(arrangements) }),
      ...(dice.chance(0.5) && { eyebrow: cut(words(dice, 3), 80) }),
      ...(dice.chance(0.15) && { background_color: dice.pick(grounds) }),
      ...(dice.chance(0.6) && { images: [writeVisual(visual(dice))] }),
    } satisfies Slide),
  )
}

const grounds = ['#FFFFFF', '#000000', '#7F7F7F', '#E11D48', '#FDE047', '#1E3A8A'] as const

function bullets(dice: Dice): string[] {
  const count = dice.pick([0, 1, 2, 3, 4, 4, 5, 6, 8, 12, 30])
  const length = dice.pick([1, 3, 8, 8, 14, 25, 120])
  return Array.from({ length: count }, () => {
    const lead = dice.chance(0.3) ? `${words(dice, 2)}: ` : ''
    return cut(`${lead}${words(dice, length)}`, 1_000)
  })
}

const awkward = [
  'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
  'https://example.org/a/very/long/path?with=query&and=more#fragment',
  '€ 61m',
  '−38 %',
  '<b>',
  '=SUM(A1:A9)',
  '🎉',
  '👩‍👩‍👧‍👦',
  'x'.repeat(80),
] as const

function words(dice: Dice, count: number): string {
  const language = dice.pick(languages)
  const pool = [...language.sentences, ...language.items].flatMap((text) => text.split(' '))
  return Array.from({ length: count }, () =>
    dice.chance(0.03) ? dice.pick(awkward) : dice.pick(pool),
  ).join(' ')
}

/** Drops halves of surrogate pairs, which cannot be stored. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replaceAll(/\p{Surrogate}/gu, '')
}

function visual(dice: Dice): Visual {
  const id = `picture-${dice.between(1, 9_999)}`
  switch (dice.pick(['photo', 'illustration', 'chart', 'chart', 'shape'])) {
    case 'chart':
      return { kind: 'chart', id, url: '', origin: 'generated-chart', chart: chart(dice) }
    case 'shape':
      return { kind: 'shape', id, url: '', origin: 'shape', shape: shape(dice) }
    case 'illustration':
      return {
        kind: 'picture',
        id,
        url: `illustration:peaks/${dice.between(0, 99)}`,
        origin: 'generated',
      }
    default:
      return { kind: 'picture', id, url: '/files/harbour.png', origin: 'upload', alt: 'A harbour' }
  }
}

function chart(dice: Dice): ChartData {
  const size = dice.pick([0, 0.001, 1, 9, 100, 1_000_000, 1e15])
  const labels = dice.pick([1, 2, 4, 12])
  return {
    type: dice.pick(chartDataSchema.shape.type.options),
    title: cut(words(dice, 3), 80),
    data: Array.from({ length: dice.between(2, 8) }, () => ({
      label: cut(words(dice, labels), deckLimits.chartLabelLength),
      value: dice.chance(0.1) ? 0 : Number((size * dice.roll()).toPrecision(3)),
    })),
    colors: dice.chance(0.3) ? ['#3B82F6', '#FDE047', '#000000'] : [],
  }
}

function shape(dice: Dice): ShapeData {
  return {
    type: dice.pick(shapeTypeSchema.options),
    fillColor: dice.pick(grounds),
    width: dice.between(50, 600),
    height: dice.between(50, 600),
    borderWidth: dice.between(0, 10),
    borderRadius: dice.between(0, 50),
  }
}
