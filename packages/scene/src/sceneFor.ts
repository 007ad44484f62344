import { groupsOf, page, readContent, sectionName, type Slide } from '@deckloom/deck'
import type { FaceId } from '@deckloom/text'
import type { DecorationKind } from '@deckloom/themes'
import { paint } from './colors/look.ts'
import { addFreeElements } from './elements/addFreeElements.ts'
import { bestSheet } from './layouts/bestSheet.ts'
import type { Plan } from './layouts/layOut.ts'
import { mirrorSheet } from './mirror.ts'
import type { Mark } from './marks.ts'
import type { Scene, SceneLayout } from './scene.ts'
import { clearDecoration } from './parts/decoration/clearDecoration.ts'
import { decorationMarks } from './parts/decoration/decoration.ts'
import { fadePrompts, withoutPrompts } from './prompts.ts'
import { standOut } from './parts/standOut.ts'
import type { Sheet } from './sheet.ts'
import { canSplit } from './splitting/canSplit.ts'
import { wordsOf } from './wordsOf.ts'
import { stageFor, type SceneContext, type Stage } from './stage.ts'

/**
 * Lays a slide out: every mark is placed and every line broken, with nothing left to measure. Pure: the same slide,
 * position, deck title and fonts produce an equal scene.
 */
export function sceneFor(stored: Slide, context: SceneContext): Scene {
  const slide = context.isEdited === true ? stored : withoutPrompts(stored)
  const fonts = context.fonts.reading(wordsOf([context.deckTitle, slide]))
  const content = readContent(slide)
  const stage = stageFor(content, { ...context, fonts })
  const { plan, sheet } = bestSheet(stage)
  if (!sheet.sound && canSplit(content)) sheet.notice('split-needed', slide.id)
  if (stage.direction === 'rtl') mirrorSheet(sheet)
  addFreeElements(stage, sheet)
  standOut(stage, sheet)
  const decoration = clearDecoration(stage, sheet)
  const numbered = numberMarks(sheet.marks)
  const marks = context.isEdited === true ? fadePrompts(numbered, slide) : numbered
  const layout = sceneLayout(stage, sheet, { plan, decoration })
  const section = sectionName(slide)
  const groups = groupsOf(content).map(({ members }) => members)
  return {
    slideId: slide.id,
    page,
    title: content.title.replaceAll(/\s+/gu, ' ').trim(),
    layout,
    theme: stage.look.sceneTheme,
    background: layout.background,
    marks,
    faces: [...facesIn(marks)].toSorted(),
    ...(groups.length > 0 && { groups }),
    ...(slide.notes !== undefined && { notes: slide.notes }),
    ...(slide.transition && { transition: slide.transition }),
    ...(section !== undefined && { section }),
    ...(slide.hidden === true && { hidden: true }),
    notices: sheet.notices,
  }
}

function sceneLayout(
  stage: Stage,
  sheet: Sheet,
  { plan, decoration }: { readonly plan: Plan; readonly decoration: DecorationKind | 'none' },
): SceneLayout {
  const { look, direction } = stage
  const { template, variant } = plan
  const places = sheet.placeholders.map((place) => JSON.stringify(place))
  return {
    key: [look.key, template, variant, decoration, direction, ...places].join('|'),
    name: layoutName(plan, direction),
    template,
    background: paint(look, 'bg'),
    decoration: [
      ...(decoration === 'none' ? [] : decorationMarks(look, decoration, direction)),
      ...sheet.under,
    ],
    placeholders: sheet.placeholders,
  }
}

function layoutName({ template, variant }: Plan, direction: 'ltr' | 'rtl'): string {
  const looks = [variant.toLowerCase(), direction === 'rtl' ? 'right to left' : '']
  const name = [template, ...looks.filter((look) => look !== '')].join(', ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

// Element IDs may collide if a document says so; a number makes the marks' IDs unique.
function numberMarks(marks: readonly Mark[]): readonly Mark[] {
  const seen = new Map<string, number>()
  return marks.map((mark) => {
    const count = seen.get(mark.id) ?? 0
    seen.set(mark.id, count + 1)
    return count === 0 ? mark : { ...mark, id: `${mark.id}~${count + 1}` }
  })
}

function facesIn(marks: readonly Mark[]): ReadonlySet<FaceId> {
  const faces = new Set<FaceId>()
  for (const mark of marks) {
    for (const face of facesOfMark(mark)) faces.add(face)
  }
  return faces
}

function facesOfMark(mark: Mark): Iterable<FaceId> {
  switch (mark.mark) {
    case 'path':
    case 'image':
      return []
    case 'group':
      return facesIn(mark.children)
    case 'native':
      return facesIn(mark.painted)
    case 'text':
      return [
        ...mark.lines.flatMap(({ fragments }) => fragments.map(({ face }) => face)),
        ...mark.paragraphs.flatMap(({ marker }) => (marker ? [marker.face] : [])),
      ]
  }
}
