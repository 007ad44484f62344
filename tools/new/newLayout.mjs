// The files and lines of a new layout: its definition, its drawing, and an entry in the index of each.
import { insertLines } from './insertLines.mjs'
import { camelCase, sentenceCase } from './names.mjs'

const families = ['openings', 'statements', 'lists', 'diagrams']
const definitions = 'packages/deck/src/layouts'
const drawings = 'packages/scene/src/layouts'

/** What `npm run new -- layout <name> [family]` writes. */
export function newLayout(name, family = 'lists') {
  if (!families.includes(family)) {
    throw new Error(`A layout is in one of the families ${families.join(', ')}, not in “${family}”`)
  }
  const words = name.replaceAll('-', ' ')
  const id = camelCase(name)
  const key = words === id ? id : `'${words}'`
  const entry = words === id ? `  ${id},\n` : `  ${key}: ${id},\n`
  return [
    { path: `${definitions}/${family}/${id}.ts`, text: printDefinition(name, id) },
    { path: `${drawings}/${family}/${id}.ts`, text: printDrawing(words, id) },
    {
      path: `${definitions}/index.ts`,
      text: insertLines(`${definitions}/index.ts`, [
        [
          `import type { LayoutDefinition`,
          `import { ${id}, ${id}Samples } from './${family}/${id}.ts'\n`,
        ],
        [`} as const satisfies`, entry],
        [`}\n\ntype FormsOf`, `  ${key}: ${id}Samples,\n`],
      ]),
      isKnown: true,
    },
    {
      path: `${drawings}/index.ts`,
      text: insertLines(`${drawings}/index.ts`, [
        [`import type { LayoutDrawing }`, `import { ${id} } from './${family}/${id}.ts'\n`],
        [/\}\n$/, entry],
      ]),
      isKnown: true,
    },
  ]
}

const printDefinition = (
  name,
  id,
) => `import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { longItem, longTitle } from '../sampleWords.ts'

/** What a slide of this layout says. */
export const ${id} = {
  label: '${sentenceCase(name)}',
  limits: { title: 84, items: [1, 6], item: 120, all: 480 },
  starter: { bullets: ['First point', 'Second point', 'Third point'] },
  points: 'list',
  visual: 'none',
  needsIcons: false,
  splitsInto: 'itself',
  part: 'content',
  title: 'claim',
  density: 'full',
  ground: 'page',
  isVisual: false,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'words',
  form: null,
  alternative: null,
} as const satisfies LayoutDefinition

export const ${id}Samples: LayoutSamples = {
  shortest: { title: 'One', eyebrow: '', bullets: ['Point'] },
  typical: {
    title: 'A claim that says what the points have in common',
    eyebrow: 'Topic',
    bullets: ['The first of them', 'The second of them', 'The third of them'],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: Array.from({ length: 4 }, () => longItem),
  },
}
`

const printDrawing = (words, id) => `import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { addList } from '../../parts/list.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { component } from '../component.ts'
import { contentHead } from '../contentHead.ts'
import { areaSlot, type SlotTable } from '../slot.ts'

const slots = {
  ...contentHead,
  body: areaSlot([60, 186, 1080, 420]),
} as const satisfies SlotTable

function layOut(stage: Stage, sheet: Sheet): void {
  const { box } = slots.body
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  addList(stage, sheet, {
    id: \`bullets-\${stage.slide.id}\`,
    box: bodyBox(stage, sheet, box)(box),
    style: 'plain',
    items: stage.items,
    placeholder: { type: 'body', index: 1, box },
  })
  addFooter(stage, sheet, { parts: 'both' })
}

/** What a slide of this layout says. */
export const ${id} = component('${words}', {
  layOut,
  suits: ({ items }) => items.length > 0,
})
`
