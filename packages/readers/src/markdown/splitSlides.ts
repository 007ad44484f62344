/** A section of Markdown that becomes a slide. */
export interface SlideText {
  readonly heading: string | undefined
  /** 1 to 6; 0 without a heading. */
  readonly depth: number
  readonly body: string
}

export interface SplitText {
  /** From the front matter. */
  readonly title: string | undefined
  readonly slides: readonly SlideText[]
  /** Whether rules separate the slides: then the author wrote slides, not a document. */
  readonly ruled: boolean
}

const deepest = 3

/**
 * Splits a text at its rules (`---`) if there are any between blank lines, else before its
 * headings.
 */
export function splitSlides(text: string): SplitText {
  const { title, rest } = frontMatter(text)
  const lines = rest.split('\n')
  const fenced = fencedLines(lines)
  const isRule = (line: string, index: number) =>
    /^\s{0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/u.test(line) &&
    !fenced[index] &&
    (lines[index - 1] ?? '').trim() === ''
  const isHeading = (line: string, index: number) =>
    !fenced[index] && new RegExp(`^#{1,${deepest}}\\s+\\S`, 'u').test(line)
  const ruled = lines.some(isRule)
  const parts: string[][] = [[]]
  for (const [index, line] of lines.entries()) {
    if (ruled ? isRule(line, index) : isHeading(line, index)) parts.push(ruled ? [] : [line])
    else parts.at(-1)?.push(line)
  }
  const slides = parts
    .map((part) => slideText(part.join('\n').trim()))
    .filter(({ heading, body }) => heading !== undefined || body !== '')
  return { title, slides, ruled }
}

/** Reads YAML front matter, as static site generators and slide tools use it. */
function frontMatter(text: string): { readonly title: string | undefined; readonly rest: string } {
  const [whole = '', fields = ''] = /^---\n([\s\S]{0,4000}?)\n---(?:\n|$)/u.exec(text) ?? []
  const [, title] = /^title:\s*["']?(.+?)["']?\s*$/imu.exec(fields) ?? []
  // Only lines of fields: anything else between two rules is a slide.
  const isFields = fields.split('\n').every((line) => /^(?:[\w-]+:.*|\s+.*|#.*|)$/u.test(line))
  return whole !== '' && isFields
    ? { title, rest: text.slice(whole.length) }
    : { title: undefined, rest: text }
}

function fencedLines(lines: readonly string[]): readonly boolean[] {
  let fence: string | undefined
  return lines.map((line) => {
    const [, mark] = /^\s{0,3}(`{3,}|~{3,})/u.exec(line) ?? []
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence)) {
      fence = undefined
      return true
    }
    return fence !== undefined
  })
}

function slideText(part: string): SlideText {
  const [, marks = '', heading = ''] = /^(#{1,6})\s+(.+)$/mu.exec(part.split('\n')[0] ?? '') ?? []
  if (heading === '') return { heading: undefined, depth: 0, body: part }
  const body = part.split('\n').slice(1).join('\n').trim()
  return { heading: heading.replace(/\s+#+\s*$/u, ''), depth: marks.length, body }
}
