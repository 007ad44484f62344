import { sceneFor, type Scene } from '@deckloom/scene'
import { expect, test } from 'vitest'
import { readPdf } from './testing/readPdf.ts'
import { fonts, renderScenes } from './testing/renderScenes.ts'
import { outlineOf, structureTree, type StructureNode } from './testing/structureTree.ts'

type Slide = Parameters<typeof sceneFor>[0]

function sceneOfSlide(change: Partial<Slide>): Scene {
  const slide: Slide = {
    id: 's1',
    slide_title: 'Doses that arrive warm are lost',
    bullet_points: ['One in four is lost', 'Half of the trucks are late'],
    visual_type: 'other',
    visual_description: '',
    layout_template: 'title + bullets',
    ...change,
  }
  return sceneFor(slide, { fonts, deckTitle: 'Cold chain', index: 0, count: 1 })
}

async function treeOf(change: Partial<Slide>): Promise<StructureNode> {
  return structureTree(await renderScenes([sceneOfSlide(change)]))
}

function nodesOf(node: StructureNode): readonly StructureNode[] {
  return [node, ...node.children.flatMap(nodesOf)]
}

test('a slide is a section that starts with its title and contains its list', async () => {
  const [section] = (await treeOf({})).children

  expect(section && outlineOf(section)).toMatch(/^Sect\(H1 L\(LI\(Lbl LBody\) LI\(Lbl LBody\)\)/)
})

test('a table has rows of cells, the first of them column headers', async () => {
  const rows = [
    ['Region', 'Doses'],
    ['North', '1,240'],
  ]
  const tree = await treeOf({ layout_template: 'table', table: { rows } })

  expect(outlineOf(tree)).toContain('Table(TR(TH(P) TH(P)) TR(TD(P) TD(P)))')
  const [head] = nodesOf(tree).filter(({ type }) => type === 'TH')
  expect(head?.dictionary).toContain('/Scope /Column')
})

test('merged cells of a table say how far they go, and a first column heads its rows', async () => {
  const rows = [
    ['Region', 'Doses', ''],
    ['North', '1', '2'],
    ['', '3', '4'],
  ]
  const merges = [
    { row: 0, column: 1, rows: 1, columns: 2 },
    { row: 1, column: 0, rows: 2, columns: 1 },
  ]
  const table = { rows, merges, firstColumn: true }
  const tree = await treeOf({ layout_template: 'table', table })

  expect(outlineOf(tree)).toContain('Table(TR(TH(P) TH(P)) TR(TH(P) TD(P) TD(P)) TR(TD(P) TD(P)))')
  const heads = nodesOf(tree).filter(({ type }) => type === 'TH')
  expect(heads[1]?.dictionary).toMatch(/\/Scope \/Column\s+\/ColSpan 2/)
  expect(heads[2]?.dictionary).toMatch(/\/Scope \/Row\s+\/RowSpan 2/)
})

test('a picture has its description, and a drawing without one is not part of the structure', async () => {
  const picture = { id: 'p', type: 'generated', url: 'illustration:peaks/7' } as const
  const layout_template = 'side-by-side image + bullets'

  const told = await treeOf({ layout_template, images: [{ ...picture, alt: 'Peaks at dusk' }] })
  const silent = await treeOf({ layout_template, images: [{ ...picture, alt: '' }] })

  const figures = nodesOf(told).filter(({ type }) => type === 'Figure')
  expect(figures.map(({ dictionary }) => /\/Alt \((.*)\)/.exec(dictionary)?.[1])).toEqual([
    'Peaks at dusk',
  ])
  expect(nodesOf(silent).filter(({ type }) => type === 'Figure')).toEqual([])
})

test('text in a script other than the deck’s has its own language', async () => {
  const tree = await treeOf({ slide_title: 'مرحبا بالعالم', bullet_points: ['Tea', 'Rice'] })

  const languages = nodesOf(tree).flatMap(
    ({ type, dictionary }) => `${type} ${/\/Lang \((\w+)\)/.exec(dictionary)?.[1] ?? '-'}`,
  )
  expect(languages).toContain('H1 ar')
  expect(languages).toContain('LBody -')
})

const painting = /(?:^|\s)(?:TJ|Tj|f\*?|B|S|sh|Do)(?:\s|$)/
const scenes = (
  ['cover', 'three cards', 'kpi row', 'timeline', 'process', 'title + chart + bullets'] as const
).map((layout_template) => sceneOfSlide({ layout_template }))

test('everything that is drawn is content of the structure or an artifact', async () => {
  const streams = readPdf(await renderScenes(scenes))
    .map(({ stream }) => stream)
    .filter((stream) => stream.includes(' BDC'))

  expect(streams).toHaveLength(scenes.length)
  for (const stream of streams) {
    let depth = 0
    const loose = stream.split('\n').filter((line) => {
      if (/ B[DM]C$/.test(line)) depth += 1
      if (line === 'EMC') depth -= 1
      return depth === 0 && painting.test(line)
    })
    expect(loose).toEqual([])
    expect(depth).toBe(0)
  }
})
