import type { TextRunStyle } from '@deckloom/deck'
import { contrast } from '@deckloom/scene'
import type { Emphasis, RichLine } from '../richText.ts'

/** Writes lines as paragraphs and lists within lists. */
export function linesHtml(lines: readonly RichLine[], emphasis: Emphasis): string {
  let html = ''
  const open: ('ul' | 'ol')[] = []
  const close = (depth: number) => {
    while (open.length > depth) html += `</li></${open.pop() ?? ''}>`
  }
  for (const line of lines) {
    const { list, level = 0, runs } = line
    const words = runsHtml(runs, emphasis)
    const tag = list === 'number' ? 'ol' : 'ul'
    if (list === undefined) {
      close(0)
      // Without a break, an empty paragraph has no height.
      html += `<p>${words === '' ? '<br>' : words}</p>`
      continue
    }
    close(level + 1)
    // A list of the other kind begins anew.
    if (open.length === level + 1 && open.at(-1) !== tag) close(level)
    const item = `<li${itemAttributes(line)}>${words}`
    if (open.length === level + 1) html += `</li>${item}`
    else {
      html += `<${tag}>${item}`
      open.push(tag)
    }
  }
  close(0)
  return html
}

// For our own texts: a part of a list can begin below its first level, and markers can have a color.
function itemAttributes({ level = 0, color }: RichLine): string {
  return `${level > 0 ? ` data-level="${level}"` : ''}${dataAttribute('color', color)}`
}

const tags = [
  ['bold', 'b'],
  ['italic', 'i'],
  ['underline', 'u'],
  ['strike', 's'],
] as const

/** Writes words that stand within a line. */
export function runsHtml(runs: readonly TextRunStyle[], emphasis: Emphasis): string {
  return runs.map((run) => runHtml(run, emphasis)).join('')
}

function runHtml(run: TextRunStyle, emphasis: Emphasis): string {
  let html = escapeHtml(run.text).replaceAll('\n', '<br>')
  if (run.baseline) {
    const tag = run.baseline === 'super' ? 'sup' : 'sub'
    html = `<${tag}>${html}</${tag}>`
  }
  for (const [name, tag] of tags) {
    if (run[name] ?? emphasis[name]) html = `<${tag}>${html}</${tag}>`
  }
  const look = lookAttributes(run)
  if (look !== '') html = `<span${look}>${html}</span>`
  if (run.href === undefined) return html
  const unlined = run.underline === false ? ' style="text-decoration: none"' : ''
  return `<a href="${escapeHtml(run.href)}"${unlined}>${html}</a>`
}

/** The styles that other programs show, and all values as they are, for our own texts. */
function lookAttributes(run: TextRunStyle): string {
  const { color, highlight, fontFamily, fontSize } = run
  const styles = [...paints(run), ...(fontFamily === undefined ? [] : families(fontFamily))]
  return (
    (styles.length === 0 ? '' : ` style="${styles.join('; ')}"`) +
    dataAttribute('color', color) +
    dataAttribute('highlight', highlight) +
    dataAttribute('font', fontFamily) +
    dataAttribute('size', fontSize)
  )
}

function dataAttribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` data-${name}="${escapeHtml(String(value))}"`
}

/** Lowest contrast of colors that are taken along: that of large text in WCAG 2. */
const leastContrast = 3
const [paper, ink] = ['#FFFFFF', '#000000']

// Other programs show words on white, in black: what was chosen for a dark slide would not be legible there.
function paints({ color, highlight }: TextRunStyle): readonly string[] {
  const onHighlight = highlight !== undefined && contrast(color ?? ink, highlight) >= leastContrast
  const ground = onHighlight ? highlight : paper
  return [
    ...(color !== undefined && contrast(color, ground) >= leastContrast ? [`color: ${color}`] : []),
    ...(onHighlight ? [`background-color: ${highlight}`] : []),
  ]
}

function families(name: string): readonly string[] {
  return /^[\p{L}\p{N} -]+$/u.test(name) ? [`font-family: '${name}'`] : []
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
