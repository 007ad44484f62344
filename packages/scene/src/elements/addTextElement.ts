import {
  deckDefaults,
  deckLimits,
  page,
  type Box,
  type TextBox,
  type TextRunStyle,
} from '@deckloom/deck'
import { contentLines, inList, type ListMarkers, listStep } from '../lists/contentLines.ts'
import { bulletMarker } from '../parts/bulletMarkers.ts'
import { paint, paintColor } from '../colors/look.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { fitText } from '../type/fitText.ts'
import { lookOf } from '../type/richPieces.ts'
import {
  isUnderlined,
  leadingOf,
  ornaments,
  runScale,
  runStyle,
  styledFace,
} from '../type/roleParagraph.ts'
import type { MarkerSpec, ParagraphSpec, RunSpec } from '../type/textSpec.ts'
import { keepOnPage } from './keepOnPage.ts'

const floor = 10

/** Adds a text box that the user placed on the slide. */
export function addTextElement(stage: Stage, sheet: Sheet, element: TextBox): void {
  const paragraphs = elementParagraphs(stage, element)
  const wanted = wantedBox(element)
  const kept = keepOnPage(wanted, element.rotation)
  if (kept !== wanted) sheet.notice('clamped', element.id)
  const box = growBox(stage, kept, paragraphs)
  sheet.text({
    id: element.id,
    origin: { elementId: element.id, role: 'text' },
    box: keepOnPage(box, element.rotation),
    paragraphs,
    ...(element.rotation !== undefined && { rotation: element.rotation }),
  })
}

function wantedBox({ position }: TextBox): Box {
  const { width, height } = deckDefaults.textElementSize
  const { minWidth, minHeight } = deckLimits.textBox
  return {
    x: position.x,
    y: position.y,
    width: Math.max(minWidth, position.width > 0 ? position.width : width),
    height: Math.max(minHeight, position.height > 0 ? position.height : height),
  }
}

// A box that is too small for its text grows down to the page's edge before the text shrinks.
function growBox(stage: Stage, box: Box, paragraphs: readonly ParagraphSpec[]): Box {
  const room = page.height - box.y
  const { height } = fitText(stage.book, { paragraphs, width: box.width, height: room })
  return height > box.height ? { ...box, height: Math.min(height, room) } : box
}

function elementParagraphs(stage: Stage, element: TextBox): readonly ParagraphSpec[] {
  const title = element.role === 'title'
  const { style } = element
  const markers: ListMarkers = {
    bullet: () => bulletMarker(stage, style.color),
    number: (number) => lineNumber(stage, element, number),
  }
  return contentLines(element).map((line, index): ParagraphSpec => {
    const [first, ...rest] = line.runs
    const set = (run: TextRunStyle): RunSpec => runSpec(stage, element, run)
    return {
      runs: [set(first), ...rest.map(set)],
      size: style.fontSize ?? elementSizes[element.role],
      floor: Math.min(floor, style.fontSize ?? floor),
      leading: leadingOf(style, title ? 1.15 : 1.3),
      balance: 'none',
      ...(style.textAlign && { align: style.textAlign }),
      ...(element.role === 'bullet' && {
        indent: listStep,
        marker: bulletMarker(stage, style.color),
        spaceBefore: index === 0 ? 0 : 6,
      }),
      ...inList(line, index, markers),
      ...(style.paragraphSpacing !== undefined && {
        spaceBefore: index === 0 ? 0 : style.paragraphSpacing,
      }),
    }
  })
}

function lineNumber(stage: Stage, element: TextBox, number: number): MarkerSpec {
  const { face, paint: look } = runSpec(stage, element, { text: '' })
  return { kind: 'number', text: `${number}.`, face: face.face, scale: 1, paint: look }
}

const elementSizes = {
  title: deckDefaults.titleSize,
  bullet: deckDefaults.bulletSize,
  text: deckDefaults.bodySize,
} as const satisfies Readonly<Record<TextBox['role'], number>>

/** Returns the default text color for a slide with neither a text color nor a theme. */
function plainColor({ slide }: Stage): string | undefined {
  return slide.textColor === undefined && slide.theme === undefined
    ? deckDefaults.textColor
    : undefined
}

function runSpec(stage: Stage, element: TextBox, run: TextRunStyle): RunSpec {
  const { look } = stage
  const { style } = element
  const title = element.role === 'title'
  const runLook = lookOf(run)
  const color = runLook.color ?? style.color ?? plainColor(stage)
  return {
    // Each program shows control characters differently.
    text: run.text.replaceAll('\t', '    ').replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' '),
    face: styledFace(stage, title ? 'heading' : 'body', runStyle(style, runLook)),
    scale: runScale(runLook, style.fontSize ?? elementSizes[element.role]),
    paint: color === undefined ? paint(look, title ? 'title' : 'ink') : paintColor(look, color),
    tracking: title ? look.theme.tracking * 0.8 : 0,
    ...(isUnderlined(style, runLook) && { underline: true }),
    ...ornaments(look, style, runLook),
    ...(runLook.href !== undefined && { href: runLook.href }),
  }
}
