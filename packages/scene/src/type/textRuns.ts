import { scriptRuns, type FontBook, type ScriptRun } from '@deckloom/text'
import type { RunScript, TextRun } from '../marks.ts'
import { textStroke } from '../textStroke.ts'
import type { RunSpec } from './textSpec.ts'

/** Converts a run for an office document: one run per stretch of a single script. */
export function textRuns(book: FontBook, run: RunSpec, paragraphSize: number): readonly TextRun[] {
  const scale = (run.scale ?? 1) / (run.baseline ? textStroke.scriptScale : 1)
  const size = paragraphSize * scale
  return scriptRuns(book, run.face.face, run.text).map((part) => {
    const script = scriptOf(book, run, part)
    return {
      text: part.text,
      face: run.face.face,
      officeFamily: run.face.officeFamily,
      ...(script && { script }),
      ...(run.face.themeFont && { themeFont: run.face.themeFont }),
      size,
      bold: run.face.bold,
      ...(isReweighted(book, run, part) && { reweighted: true }),
      italic: isSlanted(book, run, part),
      ...(run.face.oblique && { oblique: true }),
      ...(run.underline && { underline: true }),
      ...(run.strike && { strike: true }),
      ...(run.highlight && { highlight: run.highlight }),
      ...(run.baseline && { baseline: run.baseline }),
      ...(run.tracking !== 0 && { letterSpacing: run.tracking * size }),
      paint: run.paint,
      ...(run.href !== undefined && { href: run.href }),
    }
  })
}

function scriptOf(
  book: FontBook,
  { face }: RunSpec,
  { slot, face: drawer, language }: ScriptRun,
): RunScript | undefined {
  if (slot === 'latin' && drawer === undefined && language === undefined) return undefined
  // Complex scripts are set in their own font even if the Latin face has their letters.
  const family =
    drawer !== undefined
      ? book.face(drawer).officeFamily
      : slot === 'latin'
        ? undefined
        : face.officeFamily
  return {
    slot,
    ...(family !== undefined && { family }),
    ...(language !== undefined && { language }),
  }
}

// If an italic face lacks a script, the face that draws it is upright; office programs would slant it.
function isSlanted(book: FontBook, { face }: RunSpec, { face: drawer }: ScriptRun): boolean {
  if (!face.italic || face.oblique || drawer === undefined) return face.italic
  return book.face(drawer).italic
}

// Next to a fallback face, office programs choose other faces for symbols and digits, so the match is never exact.
function isReweighted(book: FontBook, { face }: RunSpec, part: ScriptRun): boolean {
  if (part.face === undefined) return face.reweighted
  return book.face(part.face).weight !== (face.bold ? 700 : 400)
}
