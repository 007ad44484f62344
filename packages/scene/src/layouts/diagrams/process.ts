import type { Box } from '@deckloom/deck'
import { fillLook, onSurface, paint, type Look } from '../../colors/look.ts'
import { addColumns, columnStep } from '../../parts/columns.ts'
import { bodyBox } from '../../parts/bodyBox.ts'
import { addFooter } from '../../parts/footer.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { allParts, type ItemParts } from '../../parts/itemParts.ts'
import { polygonPath } from '../../paths.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { wordsFit } from '../../type/fitText.ts'
import { roleParagraph } from '../../type/roleParagraph.ts'
import { tidyText } from '../../type/tidyText.ts'
import { component } from '../component.ts'
import { contentHead } from '../contentHead.ts'
import { areaSlot, type SlotTable } from '../slot.ts'

const processSlots = {
  ...contentHead,
  steps: areaSlot([60, 222, 1080, 366]),
} as const satisfies SlotTable

/** Height of the chevrons, by the amount of text below them: more text leaves less height. */
const heads = { alone: 324, brief: 198, long: 138 } as const
/** Characters of a detail text that still leave room for taller chevrons. */
const briefDetail = 48
const point = 33
const gap = 6

function hasSteps(stage: Stage): boolean {
  const parts = allParts(stage.items)
  return (
    parts !== undefined &&
    parts.length >= 2 &&
    parts.length <= 5 &&
    parts.every(({ lead }) => lead.length <= 28)
  )
}

/** Lays out chevrons in reading order; the last one, the result, is filled. */
function layProcess(stage: Stage, sheet: Sheet): void {
  const slots = processSlots
  sheet.decoration = 'content'
  addEyebrow(stage, sheet, { slot: slots.eyebrow })
  addTitle(stage, sheet, { slot: slots.title })
  const parts = allParts(stage.items) ?? []
  const zone = slots.steps.box
  const moved = stage.slide.slotBoxes?.bullets !== undefined
  const height = moved ? heads.long : headHeightOf(parts)
  // Chevrons without text below them are centered vertically.
  const top = height === heads.alone ? (zone.height - height) / 2 : 0
  const whole = bodyBox(stage, sheet, zone)(zone)
  const box = { ...whole, y: whole.y + top, height: whole.height - top }
  const steps = stepsOf(stage, { ...box, height }, parts)
  const inline = height !== heads.alone && steps.every((step) => fitsBesideNumeral(stage, step))
  for (const step of steps) addHead(stage, sheet, { step, inline })
  addNames(stage, sheet, { steps, inline })
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}`,
    rows: [{ role: 'cardBody', size: 24, floor: 18 }],
    columns: steps.map((step) => ({
      box: {
        x: step.textX,
        y: step.y + step.height + 24,
        width: step.width - (step.textX - step.x) - 18,
        height: Math.max(1, box.y + box.height - step.y - step.height - 24),
      },
      cells: [tidyText(step.part.detail)],
      color: step.part.color,
      runs: step.part.runs,
    })),
    grow: 40,
    growLines: 3,
    placeholder: steps.length + 1,
  })
  addFooter(stage, sheet, { parts: 'both' })
}

interface Step {
  readonly part: ItemParts
  readonly index: number
  readonly last: boolean
  readonly x: number
  readonly y: number
  readonly width: number
  /** Height of the chevron. */
  readonly height: number
  /** Left edge of the text below the chevron, where its notch ends. */
  readonly textX: number
  readonly look: Look
}

function headHeightOf(parts: readonly ItemParts[]): number {
  const longest = Math.max(...parts.map(({ detail }) => detail.length))
  if (longest === 0) return heads.alone
  return longest * parts.length <= briefDetail * 4 ? heads.brief : heads.long
}

function stepsOf(stage: Stage, box: Box, parts: readonly ItemParts[]): readonly Step[] {
  const pitch = (box.width - point) / parts.length
  const surface = onSurface(stage.look)
  return parts.map((part, index) => {
    const last = index === parts.length - 1
    const x = box.x + index * pitch
    return {
      part,
      index,
      last,
      x,
      y: box.y,
      width: pitch - gap,
      height: box.height,
      textX: index === 0 ? x : x + 24,
      look: last ? fillLook(stage.look, 'accent1') : surface,
    }
  })
}

function nameBox(step: Step, inline: boolean): Box {
  const left = step.x + (step.index === 0 ? 22 : point + 18)
  const right = step.x + step.width + (inline ? 4 : 0)
  const x = left + (inline ? numeralWidth : 0)
  return inline
    ? { x, y: step.y + 24, width: right - x, height: step.height - 48 }
    : {
        x: left,
        y: step.y + step.height / 2 - 11,
        width: right - left,
        height: step.height / 2 + 1,
      }
}

const numeralWidth = 44

/** Returns the size of a numeral above its name. Chevrons without text below them work like posters. */
function numeralOf(height: number): number {
  return height === heads.alone ? 72 : 34
}

function fitsBesideNumeral(stage: Stage, step: Step): boolean {
  const spec = roleParagraph(stage, {
    role: 'cardTitle',
    text: step.part.lead,
    size: 24,
    floor: 20,
  })
  return wordsFit(stage.book, spec, { size: spec.size, width: nameBox(step, true).width })
}

function addHead(
  stage: Stage,
  sheet: Sheet,
  { step, inline }: { readonly step: Step; readonly inline: boolean },
): void {
  const { x, y, width, height, look } = step
  const right = x + width
  const middle = y + height / 2
  const notch = step.index === 0 ? [] : ([[x + point, middle]] as const)
  sheet.add({
    mark: 'path',
    id: `step-${step.index + 1}`,
    box: { x, y, width: width + point, height },
    d: polygonPath([
      [x, y],
      [right, y],
      [right + point, middle],
      [right, y + height],
      [x, y + height],
      ...notch,
    ]),
    fill: paint(look, 'bg'),
    alt: '',
    step: columnStep(step.index),
  })
  const left = x + (step.index === 0 ? 22 : point + 18)
  sheet.text({
    id: `step-${step.index + 1}-number`,
    box: inline
      ? { x: left, y: y + 36, width: numeralWidth, height: height - 72 }
      : {
          x: left,
          y: middle - numeralOf(height) - 19,
          width: numeralWidth * 2,
          height: numeralOf(height) + 8,
        },
    anchor: 'middle',
    steps: { whole: columnStep(step.index) },
    paragraphs: [
      roleParagraph(
        { book: stage.book, look },
        {
          role: 'kpi',
          text: String(step.index + 1),
          size: inline ? 46 : numeralOf(height),
          floor: 24,
        },
      ),
    ],
  })
}

/** Returns how far names may grow: the fewer there are and the taller the chevrons, the larger. */
function nameGrowth([first, ...others]: readonly Step[]): {
  readonly grow: number
  readonly growLines?: number
} {
  const few = others.length <= 2
  if (first?.height === heads.alone) return { grow: few ? 46 : 36, growLines: 2 }
  return { grow: few ? 42 : 32 }
}

function addNames(
  stage: Stage,
  sheet: Sheet,
  { steps, inline }: { readonly steps: readonly Step[]; readonly inline: boolean },
): void {
  addColumns(stage, sheet, {
    id: `bullets-${stage.slide.id}-names`,
    rows: [{ role: 'cardTitle', size: 25, floor: 18 }],
    ...nameGrowth(steps),
    columns: steps.map((step) => ({
      box: nameBox(step, inline),
      cells: [tidyText(step.part.lead)],
      look: step.look,
      runs: step.part.runs,
    })),
    anchor: inline ? 'middle' : 'top',
    placeholder: 1,
  })
}

/** Steps in order. */
export const process = component('process', { layOut: layProcess, suits: hasSteps })
