// node tools/icons/icons.mjs: writes the set of icons that the editor offers, listed in names.json with the words that
// people search for, as outlines from the files of lucide-react (Lucide, ISC License; some derive from Feather, MIT).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { absolutePath } from './absolutePath.mjs'

const groups = JSON.parse(readFileSync(join(import.meta.dirname, 'names.json'), 'utf8'))
const drawings = join(root, 'node_modules/lucide-react/dist/esm/icons')

const icons = await Promise.all(
  Object.entries(groups).flatMap(([group, names]) =>
    Object.entries(names).map(async ([name, words]) => {
      const { __iconData: icon } = await import(join(drawings, `${name}.mjs`))
      if (!icon) throw new Error(`${name} has been renamed in lucide-react`)
      const d = icon.node.map(([tag, attributes]) => outline(tag, attributes)).join('')
      return { group, name, words, d }
    }),
  ),
)
const target = join(root, 'apps/web/src/features/editor/insert/icons/iconSet.json')
writeFileSync(target, `[\n${icons.map((icon) => JSON.stringify(icon)).join(',\n')}\n]\n`)

function outline(tag, attributes) {
  const of = (name) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      return absolutePath(attributes.d)
    case 'circle':
      return ellipse(of('cx'), of('cy'), { rx: of('r'), ry: of('r') })
    case 'ellipse':
      return ellipse(of('cx'), of('cy'), { rx: of('rx'), ry: of('ry') })
    case 'line':
      return absolutePath(`M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`)
    case 'polyline':
      return absolutePath(`M${attributes.points}`)
    case 'polygon':
      return absolutePath(`M${attributes.points}Z`)
    case 'rect':
      return rectangle(of)
    default:
      throw new Error(`<${tag}> is not supported`)
  }
}

function ellipse(cx, cy, { rx, ry }) {
  const half = `a${rx} ${ry} 0 0 1`
  return absolutePath(`M${cx - rx} ${cy}${half} ${rx * 2} 0${half} ${-rx * 2} 0Z`)
}

function rectangle(of) {
  const [width, height, r] = [of('width'), of('height'), of('rx') || of('ry')]
  if (r === 0) return absolutePath(`M${of('x')} ${of('y')}h${width}v${height}h${-width}Z`)
  const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * r, height - 2 * r]
  return absolutePath(
    `M${of('x') + r} ${of('y')}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
      `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`,
  )
}
