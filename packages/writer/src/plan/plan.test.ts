import { illustrationMotifs } from '@deckloom/themes'
import { describe, expect, test } from 'vitest'
import { readBrief } from '../brief/readBrief.ts'
import { chooseNarrative } from './chooseNarrative.ts'
import { chooseTheme } from './chooseTheme.ts'
import { chooseVisuals } from './chooseVisuals.ts'
import { describeMotif } from './describeMotif.ts'
import { figureSlides } from './figureSlides.ts'
import { frameFor, groupChapters } from './frameFor.ts'
import type { PlannedSlide } from './plannedSlide.ts'
import { planTopic } from './planTopic.ts'
import { seedOf } from './seedOf.ts'
import { phrasesFor } from '../wording/wordings.ts'
import { varyLayouts } from './varyLayouts.ts'

const planFor = (
  prompt: string,
  type: 'pitch' | 'report' | 'marketing' | 'training',
  count: number,
) => {
  const brief = readBrief(prompt, type)
  return planTopic(brief, chooseNarrative(brief, type), count)
}

const figure = (value: string) => ({
  value,
  label: 'boats sold',
  sentence: `We sold ${value} boats`,
})

const slide = (
  layouts: PlannedSlide['layouts'],
  points = ['a: one two', 'b: one two', 'c: one two'],
): PlannedSlide => ({
  role: 'content',
  title: 'Nine words are enough for a title here',
  points,
  notes: '',
  layouts,
  picture: '',
})

describe('the narrative', () => {
  test.each([
    ['A startup for electric bikes', 'pitch', 'venture'],
    ['why we should switch to a four-day week', 'pitch', 'proposal'],
    ['Blockchain', 'pitch', 'explainer'],
    ['Fire safety training for staff', 'pitch', 'safety'],
    ['Q3 sales report for the board', 'report', 'report'],
    ['The French Revolution', 'report', 'history'],
    ['Photosynthesis for 8th graders', 'training', 'explainer'],
    ['How to brew coffee', 'training', 'training'],
    ['Lesson on fractions for grade 4', 'pitch', 'explainer'],
    ['A lecture on the causes of the First World War', 'pitch', 'history'],
    ['Teach kids how to swim', 'pitch', 'training'],
    ['Retrospective of the spring festival', 'pitch', 'review'],
    ['Convince my landlord to allow solar panels', 'pitch', 'proposal'],
    ['Quarterly review Q3 2026: revenue 4.2M up 18%, churn 2.1%', 'pitch', 'report'],
    ['Project proposal: a rooftop garden for the library', 'pitch', 'proposal'],
    ['Pitch deck for Solara', 'pitch', 'venture'],
    ['Post-mortem of the June outage', 'report', 'review'],
    ['Migration status for the board', 'report', 'status'],
    ['Survey of our employees', 'report', 'study'],
    ['Launch campaign for oat milk', 'marketing', 'launch'],
    ['Rebranding of a railway', 'marketing', 'brand'],
    ['Social media strategy', 'marketing', 'content'],
    ['Onboarding for new nurses', 'training', 'onboarding'],
    ['Workshop on giving feedback', 'training', 'workshop'],
    ['Is nuclear energy safe?', 'pitch', 'debate'],
    ['Partnership proposal: our bakery and a brewery', 'pitch', 'partnership'],
    ['Brandschutzschulung für Mitarbeitende', 'training', 'safety'],
    ['La historia del tango', 'pitch', 'history'],
    ['Lancement d’un vélo cargo', 'marketing', 'launch'],
    ['Proposta: una mensa senza plastica', 'pitch', 'proposal'],
    ['Blockchain', 'marketing', 'marketing'],
  ] as const)('for "%s" asked as %s is %s', (prompt, type, id) => {
    expect(chooseNarrative(readBrief(prompt, type), type).narrative.id).toBe(id)
  })

  test('tells the parts that were asked for before all others', () => {
    const { slides } = planFor(
      'Customer service training, cover greeting guests, listening and refunds',
      'training',
      7,
    )
    const eyebrows = slides.map(({ eyebrow }) => eyebrow)

    expect(eyebrows).toEqual(expect.arrayContaining(['Greeting guests', 'Listening', 'Refunds']))
  })

  test('keeps those who listen apart from those who buy', () => {
    const { slides } = planFor(
      'Marketing plan for an oat drink in Scandinavia, for the sales team',
      'marketing',
      10,
    )
    const told = slides.slice(1).flatMap(({ title, points }) => [title, ...points])

    expect(slides[0]?.points[0]).toContain('A plan for the sales team')
    expect(told.join('\n')).not.toContain('sales team')
  })

  test('has no title that only says the large figure below it, where there is a second one', () => {
    const { slides } = planFor(
      'Pitch for a startup that weaves nets, raised 1.2 million, 34 hotels as customers',
      'pitch',
      10,
    )
    const large = slides.find(({ layouts }) => layouts[0] === 'big number')

    expect(large?.points).toEqual(['1.2m: raised', '34: hotels as customers'])
    expect(large?.title).toBe('The figures that carry the story')
  })

  test('says no long word of a phrase twice in a title', () => {
    const { slides } = planFor('Marketing plan for a winter cycling campaign', 'marketing', 14)

    expect(slides.map(({ title }) => title)).not.toContainEqual(
      expect.stringMatching(/campaign.*campaign/iu),
    )
  })

  test('puts what the person said on the slides it belongs to', () => {
    const { slides } = planFor(
      'We build kites. Surfers lose their kites in strong wind. We are raising $2M to expand.',
      'pitch',
      10,
    )
    const problem = slides.find(({ eyebrow }) => eyebrow === 'The problem')

    expect(problem?.points[0]).toBe('Surfers lose their kites in strong wind')
    expect(slides.at(-1)?.points[0]).toBe('We are raising $2M to expand')
  })
})

describe('the frame', () => {
  test('leaves the rest for content', () => {
    expect(frameFor(7, 4)).toEqual({ hasAgenda: false, sections: 0, content: 5 })
    expect(frameFor(8, 4)).toEqual({ hasAgenda: true, sections: 0, content: 5 })
    expect(frameFor(25, 4)).toEqual({ hasAgenda: true, sections: 4, content: 18 })
  })

  test('groups neighbouring chapters evenly and leaves no group empty', () => {
    expect(groupChapters([1, 1, 1, 1], 2, (weight) => weight)).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(groupChapters([9, 1, 1], 3, (weight) => weight)).toEqual([[9], [1], [1]])
    expect(groupChapters([1, 1, 9], 2, (weight) => weight)).toEqual([[1, 1], [9]])
  })
})

describe('figures', () => {
  test('three make a row, one stands alone, none make no slide', () => {
    expect(
      figureSlides([figure('1'), figure('2'), figure('3')], phrasesFor('en'))[0]?.layouts[0],
    ).toBe('kpi row')
    expect(figureSlides([figure('12')], phrasesFor('en'))[0]).toMatchObject({
      title: 'We sold 12 boats',
      points: ['12: boats sold'],
    })
    expect(figureSlides([], phrasesFor('en'))).toEqual([])
  })

  test('are set with a short unit and the sign of their currency', () => {
    expect(figureSlides([figure('1.5 million euros')], phrasesFor('en'))[0]?.points).toEqual([
      '€1.5m: boats sold',
    ])
    expect(figureSlides([figure('€4.1 million')], phrasesFor('en'))[0]?.points).toEqual([
      '€4.1m: boats sold',
    ])
  })
})

describe('pictures', () => {
  const context = { topic: 'tea', isBusiness: true }

  test('follow the title before the description', () => {
    expect(
      chooseVisuals([{ title: 'Risk comes first', description: 'river' }], context)[0]?.motif,
    ).toBe('lighthouse')
  })

  test('are never drawn twice in a deck', () => {
    const wishes = Array.from({ length: 20 }, (_, index) => ({
      title: `Water ${index}`,
      description: 'river',
    }))
    const motifs = chooseVisuals(wishes, context).map(({ motif }) => motif)

    expect(new Set(motifs).size).toBe(20)
  })

  test('are described as drawings, without the colours that the theme decides', () => {
    expect(describeMotif('river', 'en')).toBe('Drawing: a river winding through hills')
    for (const { name } of illustrationMotifs) {
      expect(describeMotif(name, 'en')).toMatch(/^Drawing: \p{Ll}/u)
      expect(describeMotif(name, 'en')).not.toMatch(
        /\b(?:red|green|blue|yellow|orange|purple|pink|brown|black|white|grey|golden|pale|dark|night)\b/iu,
      )
    }
  })

  test('stand in as blocks for business and as peaks elsewhere', () => {
    const wish = { title: 'Qqq', description: '' }

    expect(chooseVisuals([wish], { topic: '', isBusiness: true })[0]?.motif).toBe('blocks')
    expect(chooseVisuals([wish], { topic: '', isBusiness: false })[0]?.motif).toBe('peaks')
  })

  test('vary by a seed that fits the address of a drawing', () => {
    expect(seedOf('Clinics grew')).toBe(seedOf('Clinics grew'))
    expect(seedOf('Clinics grew')).not.toBe(seedOf('Clinics fell'))
    expect(seedOf('x'.repeat(1_000))).toBeLessThan(1_000_000)
  })
})

describe('the theme', () => {
  test.each([
    ['Strategy for the board and the shareholders', 'pitch', 'executive'],
    ['Budget and revenue', 'report', 'ledger'],
    ['A proposal for our sales partners', 'pitch', 'professional'],
    ['Foreign policy after the elections', 'pitch', 'meridian'],
    ['Solar and wind energy', 'pitch', 'corporate'],
    ['Climate and forests', 'pitch', 'fernwood'],
    ['An AI that finds planets', 'pitch', 'nocturne'],
    ['A cloud API for developers', 'pitch', 'dark'],
    ['A lesson for the school', 'training', 'tangram'],
    ['Games for the kids', 'pitch', 'creative'],
    ['A marketing campaign', 'pitch', 'offprint'],
    ['A design portfolio', 'pitch', 'minimal'],
    ['Safety in the hospital', 'training', 'light'],
    ['Kites', 'pitch', 'loom'],
  ] as const)('for "%s" as %s is %s', (text, type, id) => {
    expect(chooseTheme(text, type).id).toBe(id)
  })
})

describe('layouts', () => {
  test('change from slide to slide', () => {
    const both = slide(['title + bullets + image', 'side-by-side image + bullets'])
    const chosen = varyLayouts([both, both, both, both])

    chosen.forEach((layout, index) => expect(layout).not.toBe(chosen[index - 1]))
  })

  test('are of five kinds in any ten slides, even where every slide is a list', () => {
    const list = slide(
      [
        'title + bullets + image',
        'side-by-side image + bullets',
        'title + bullets',
        'two column',
        'three cards',
      ],
      ['a: one two', 'b: one two', 'c: one two'],
    )
    const chosen = varyLayouts(Array.from({ length: 20 }, () => list))

    for (let from = 0; from + 10 <= chosen.length; from += 1)
      expect(new Set(chosen.slice(from, from + 10)).size).toBeGreaterThanOrEqual(5)
  })

  test('give way when the points do not fit', () => {
    expect(varyLayouts([slide(['process', 'title + bullets + image'], ['a', 'b'])])).toEqual([
      'title + bullets + image',
    ])
  })
})
