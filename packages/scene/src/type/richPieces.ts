import { linkSchema, type RunLook, sameLook, type TextRunStyle } from '@deckloom/deck'

/** A piece of text in one style. */
export interface RichPiece {
  readonly text: string
  readonly look: RunLook
}

const plain: RunLook = {}

/**
 * Splits text where the user's formatting changes. Layouts tidy white space, separate lead-ins and drop quotation
 * marks, so the text is located in the runs by its letters; text that is not found there is plain. If it occurs more
 * than once, a match at the start or end of the runs takes precedence.
 */
export function richPieces(
  text: string,
  runs: readonly TextRunStyle[] | undefined,
): readonly [RichPiece, ...RichPiece[]] {
  const looks = runs === undefined ? undefined : unitLooks(text, runs)
  if (!looks) return [{ text, look: plain }]
  const pieces: RichPiece[] = []
  let start = 0
  for (let at = 1; at <= text.length; at += 1) {
    const look = looks[start] ?? plain
    if (at < text.length && sameLook(look, looks[at] ?? plain)) continue
    pieces.push({ text: text.slice(start, at), look })
    start = at
  }
  const [first, ...rest] = pieces
  return first ? [first, ...rest] : [{ text, look: plain }]
}

/** Returns a run's style as far as renderers may apply it: only links that a slide may contain. */
export function lookOf(run: TextRunStyle): RunLook {
  const { text: _, ...look } = run
  const { href, ...rest } = look
  return href !== undefined && linkSchema.safeParse(href).success ? look : rest
}

interface Letters {
  readonly text: string
  /** Position of each letter in the source text. */
  readonly offsets: readonly number[]
}

/** Returns the style of each code unit of the text, or undefined if the text is not found in the runs. */
function unitLooks(text: string, runs: readonly TextRunStyle[]): readonly RunLook[] | undefined {
  const source = runs.map((run) => run.text).join('')
  const sourceLooks = runs.flatMap((run) => {
    const look = lookOf(run)
    return Array.from({ length: run.text.length }, () => look)
  })
  const wanted = lettersOf(text)
  const given = lettersOf(source)
  const from = placeOf(wanted.text, given.text)
  if (wanted.text === '' || from < 0) return undefined
  let letter = -1
  return Array.from({ length: text.length }, (_, unit) => {
    if (wanted.offsets[letter + 1] === unit) {
      letter += 1
      return sourceLooks[given.offsets[from + letter] ?? 0] ?? plain
    }
    // White space takes the style of the first white space after the preceding letter.
    const before = given.offsets[from + letter] ?? -1
    const space = Math.min(before + 1, (given.offsets[from + letter + 1] ?? source.length) - 1)
    return sourceLooks[Math.max(space, 0)] ?? plain
  })
}

function placeOf(wanted: string, given: string): number {
  if (given.startsWith(wanted)) return 0
  if (given.endsWith(wanted)) return given.length - wanted.length
  return given.indexOf(wanted)
}

// Per code unit and ignoring case, because layouts capitalize.
function lettersOf(text: string): Letters {
  let letters = ''
  const offsets: number[] = []
  for (let unit = 0; unit < text.length; unit += 1) {
    const letter = text.charAt(unit)
    if (/\s/u.test(letter)) continue
    const small = letter.toLowerCase()
    letters += small.length === 1 ? small : letter
    offsets.push(unit)
  }
  return { text: letters, offsets }
}
