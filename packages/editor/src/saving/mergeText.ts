import { type RunLook, sameLook, type TextRunStyle } from '@deckloom/deck'
import { textOfRuns } from '../edits/runLooks.ts'
import { choose, type Fields } from './mergeFields.ts'
import { alignSequences, matchItems, type Sequences, type Stretch } from './mergeSequences.ts'

/** Text whose parts may differ in style; runs that do not add up to the text do not count. */
export interface StyledText {
  readonly text: string
  readonly runs?: readonly TextRunStyle[] | undefined
}

export interface TextVersions {
  /** The common ancestor of both sides. */
  readonly base: StyledText
  readonly mine: StyledText
  readonly theirs: StyledText
}

export interface MergedText {
  readonly text: string
  /** Absent if no side has styles. */
  readonly runs?: readonly TextRunStyle[]
  /** Both sides rewrote the same words; the text has both versions. */
  readonly clash: boolean
}

/**
 * Merges two people's edits of one text, word by word, and letter by letter within a word. What either side typed is
 * kept, and what either side deleted is gone unless the other side changed it.
 */
export function mergeText({ base, mine, theirs }: TextVersions): MergedText {
  const sides = { base: piecesOf(base), mine: piecesOf(mine), theirs: piecesOf(theirs) }
  const { pieces, clash } = mergeWords(sides)
  const text = pieces.map((piece) => piece.text).join('')
  const isStyled = [base, mine, theirs].some((side) => runsIn(side))
  return { text, clash, ...(isStyled && { runs: runsOf(pieces) }) }
}

/** A line and the style that it has as a whole, such as its color. */
export interface StyledLine extends StyledText {
  readonly style: Fields
}

export interface LineVersions {
  /** The common ancestor of both sides. */
  readonly base: readonly StyledLine[]
  readonly mine: readonly StyledLine[]
  readonly theirs: readonly StyledLine[]
}

export interface MergedLines {
  readonly lines: readonly (StyledLine & { readonly runs: readonly TextRunStyle[] })[]
  readonly clash: boolean
}

/** Merges two people's edits of lines as one text, so that a line may be split on one side and written on by the other. */
export function mergeTextLines({ base, mine, theirs }: LineVersions): MergedLines {
  const sides = { base: linePieces(base), mine: linePieces(mine), theirs: linePieces(theirs) }
  const { pieces, clash } = mergeWords(sides)
  const lines: { style: Fields; pieces: Piece[] }[] = []
  for (const piece of pieces) {
    if (piece.line) lines.push({ style: piece.line, pieces: [] })
    else lines.at(-1)?.pieces.push(piece)
  }
  return {
    lines: lines.map((line) => ({
      style: line.style,
      text: join(line.pieces),
      runs: runsOf(line.pieces),
    })),
    clash,
  }
}

/** A word, a gap or a sign, and the style of each of its UTF-16 units; or the beginning of a line. */
interface Piece {
  readonly text: string
  readonly looks: readonly RunLook[]
  /** Of the line that begins. */
  readonly line?: Fields
}

interface MergedPieces {
  readonly pieces: readonly Piece[]
  readonly clash: boolean
}

// Scripts without spaces between words are taken letter by letter.
const word =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}_])+|\s+|./gsu
const letter = /./gsu

const lineStart = '\n'

const plain: RunLook = {}

function runsIn({ text, runs }: StyledText): readonly TextRunStyle[] | undefined {
  return runs && textOfRuns(runs) === text ? runs : undefined
}

function piecesOf(styled: StyledText): readonly Piece[] {
  const { text } = styled
  const runs = runsIn(styled) ?? [{ text }]
  const looks = runs.flatMap(({ text: part, ...look }) =>
    Array.from({ length: part.length }, () => look),
  )
  return split({ text, looks }, word)
}

function linePieces(lines: readonly StyledLine[]): readonly Piece[] {
  return lines.flatMap((line) => [
    { text: lineStart, looks: [plain], line: line.style },
    ...piecesOf(line),
  ])
}

function split({ text, looks }: Piece, by: RegExp): readonly Piece[] {
  return Array.from(text.matchAll(by), ({ 0: part, index }) => ({
    text: part,
    looks: looks.slice(index, index + part.length),
  }))
}

function mergeWords(sides: Sequences<Piece>): MergedPieces {
  return mergePieces(sides, (stretch) => {
    const letters = {
      base: splitAll(stretch.base),
      mine: splitAll(stretch.mine),
      theirs: splitAll(stretch.theirs),
    }
    const isRetouched = isAlike(letters.base, letters.mine) && isAlike(letters.base, letters.theirs)
    if (isRetouched) return mergeLetters(letters)
    // Both sides brought the same words back, or one of them has the other's already.
    if (isAlike(letters.mine, letters.theirs)) {
      const shared = matchItems(letters.mine, letters.theirs, sameText)
      return mergeLetters({ ...letters, base: letters.mine.filter((_, at) => shared.has(at)) })
    }
    return keepBoth(stretch, ' ')
  })
}

function mergeLetters(letters: Sequences<Piece>): MergedPieces {
  return mergePieces(letters, (clashing) => keepBoth(clashing, ''))
}

function mergePieces(
  sides: Sequences<Piece>,
  settle: (stretch: Sequences<Piece>) => MergedPieces,
): MergedPieces {
  const pieces: Piece[] = []
  let clash = false
  for (const stretch of joinContested(alignSequences(sides, sameText))) {
    const { base, mine, theirs, isStable } = stretch
    if (isStable) pieces.push(restyle(stretch))
    else if (same(base, mine)) pieces.push(...theirs)
    else if (same(base, theirs) || same(mine, theirs)) pieces.push(...mine)
    else {
      const settled = settle(stretch)
      pieces.push(...settled.pieces)
      clash ||= settled.clash
    }
  }
  return { pieces, clash }
}

/** Words rewritten on both sides on either side of a gap are one phrase: neither version is to be torn apart. */
function joinContested(stretches: readonly Stretch<Piece>[]): readonly Stretch<Piece>[] {
  const joined: Stretch<Piece>[] = []
  for (const stretch of stretches) {
    const [before, gap] = joined.slice(-2)
    const isGap = gap?.isStable === true && /^[^\S\n]*$/u.test(join(gap.base))
    if (before && isGap && isRewritten(before) && isRewritten(stretch)) {
      joined.splice(-2, 2, appendStretches(before, gap, stretch))
    } else joined.push(stretch)
  }
  return joined
}

function isRewritten({ base, mine, theirs, isStable }: Stretch<Piece>): boolean {
  return !isStable && !same(base, mine) && !same(base, theirs) && !same(mine, theirs)
}

function appendStretches(...stretches: readonly Stretch<Piece>[]): Stretch<Piece> {
  return {
    base: stretches.flatMap(({ base }) => base),
    mine: stretches.flatMap(({ mine }) => mine),
    theirs: stretches.flatMap(({ theirs }) => theirs),
    isStable: false,
  }
}

/** Both versions, one after the other; one that was only deleted leaves the other. */
function keepBoth({ base, mine, theirs }: Sequences<Piece>, between: string): MergedPieces {
  const isApart = between === '' || /\s$/u.test(join(mine)) || /^\s/u.test(join(theirs))
  const gap = isApart || mine.length === 0 || theirs.length === 0 ? [] : [asPlain(between)]
  // Text that both sides inserted where nothing was is no contradiction.
  return { pieces: [...mine, ...gap, ...theirs], clash: base.length > 0 && between !== '' }
}

/** The same words: of two looks, the one that is new. */
function restyle({ base, mine, theirs }: Sequences<Piece>): Piece {
  const [from, here, there] = [base[0], mine[0], theirs[0]]
  if (!from || !here || !there) throw new Error('A stable stretch has a piece of each side')
  const looks = here.looks.map((look, index) =>
    sameLook(look, from.looks[index] ?? plain) ? (there.looks[index] ?? look) : look,
  )
  const line = choose({ base: from.line, mine: here.line, theirs: there.line }).value
  return { text: here.text, looks, ...(line && { line }) }
}

/** Whether a version is the base with letters added, taken out, or a few of them changed, rather than other words. */
function isAlike(base: readonly Piece[], side: readonly Piece[]): boolean {
  const matched = matchItems(base, side, sameText).size
  const isPart = matched > 0 && (matched === base.length || matched === side.length)
  return isPart || matched * 2 > Math.max(base.length, side.length)
}

function splitAll(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.flatMap((piece) => (piece.line ? [piece] : split(piece, letter)))
}

function sameText(one: Piece, other: Piece): boolean {
  return one.text === other.text
}

function same(one: readonly Piece[], other: readonly Piece[]): boolean {
  return join(one) === join(other)
}

function join(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('')
}

function asPlain(text: string): Piece {
  return { text, looks: Array.from({ length: text.length }, () => plain) }
}

function runsOf(pieces: readonly Piece[]): readonly TextRunStyle[] {
  const runs: TextRunStyle[] = []
  for (const { text, looks } of pieces) {
    for (const [index, look] of looks.entries()) {
      const last = runs.at(-1)
      const unit = text.charAt(index)
      if (last && sameLook(last, look)) runs[runs.length - 1] = { ...last, text: last.text + unit }
      else runs.push({ ...look, text: unit })
    }
  }
  return runs
}
