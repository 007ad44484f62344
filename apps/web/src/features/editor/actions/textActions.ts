import type { Slide, TextAlign } from '@deckloom/deck'
import {
  elementTextMark,
  type Emphasis,
  sharedEmphasis,
  textSizeStep,
  textsOf,
  withClearedText,
  withResizedText,
  withToggledEmphasis,
  withWholeTextStyles,
} from '@deckloom/editor'
import {
  AArrowDown,
  AArrowUp,
  Bold,
  Italic,
  type LucideIcon,
  RemoveFormatting,
  Strikethrough,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Underline,
} from 'lucide-react'
import { currentTypesetter } from '../../../shared/scene/typesetter.ts'
import { changeSlide, idsOf } from './changeSlide.ts'
import type { ElementAction, ElementContext } from './EditorAction.ts'

interface TextActionLook {
  readonly label: string
  readonly icon: LucideIcon
  readonly keys: readonly string[]
}

/** Acts on the whole text of everything selected; words in a text that is being edited have their own keys. */
function textAction(
  { label, icon, keys }: TextActionLook,
  announcement: string,
  edit: (slide: Slide, context: ElementContext) => Slide,
) {
  return {
    label,
    icon,
    group: 'Text',
    keys: { canvas: keys },
    needsSelection: true,
    isShown: hasText,
    run: (context) => changeSlide(context, announcement, (slide) => edit(slide, context)),
  } as const satisfies ElementAction
}

function emphasisAction(name: keyof Emphasis, look: TextActionLook) {
  const { label } = look
  return {
    ...textAction(look, `${label} changed`, (slide, context) =>
      withToggledEmphasis(slide, idsOf(context), name),
    ),
    present: (context) => ({
      label,
      isOn: sharedEmphasis(context.editor.slide, idsOf(context))[name],
    }),
  } as const satisfies ElementAction
}

function alignAction(textAlign: TextAlign, look: TextActionLook) {
  return textAction(look, `Text aligned ${textAlign}`, (slide, context) =>
    withWholeTextStyles(slide, idsOf(context), { textAlign }),
  )
}

function sizeAction(by: number, look: TextActionLook) {
  return textAction(look, 'Text size changed', (slide, context) =>
    withResizedText(slide, drawnSizes(slide, context), by),
  )
}

function drawnSizes(slide: Slide, context: ElementContext): ReadonlyMap<string, number> {
  const { deckTitle, index, order } = context.editor
  const scene = currentTypesetter()?.sceneOf(slide, { deckTitle, index, count: order.length })
  const sizes = idsOf(context).flatMap((id) => {
    const mark = scene && elementTextMark(scene, id)
    return mark ? [[id, mark.fit.size] as const] : []
  })
  return new Map(sizes)
}

function hasText(context: ElementContext): boolean {
  return textsOf(context.editor.slide, idsOf(context)).length > 0
}

export const textActions = {
  bold: emphasisAction('bold', { label: 'Bold', icon: Bold, keys: ['Mod+B'] }),
  italic: emphasisAction('italic', { label: 'Italic', icon: Italic, keys: ['Mod+I'] }),
  underline: emphasisAction('underline', { label: 'Underline', icon: Underline, keys: ['Mod+U'] }),
  strike: emphasisAction('strike', {
    label: 'Strikethrough',
    icon: Strikethrough,
    keys: ['Mod+Shift+X'],
  }),
  growText: sizeAction(textSizeStep, {
    label: 'Increase text size',
    icon: AArrowUp,
    keys: ['Mod+Shift+>'],
  }),
  shrinkText: sizeAction(-textSizeStep, {
    label: 'Decrease text size',
    icon: AArrowDown,
    keys: ['Mod+Shift+<'],
  }),
  textLeft: alignAction('left', {
    label: 'Align text left',
    icon: TextAlignStart,
    keys: ['Mod+Shift+L'],
  }),
  textCenter: alignAction('center', {
    label: 'Center text',
    icon: TextAlignCenter,
    keys: ['Mod+Shift+E'],
  }),
  textRight: alignAction('right', {
    label: 'Align text right',
    icon: TextAlignEnd,
    keys: ['Mod+Shift+R'],
  }),
  clearFormat: textAction(
    { label: 'Clear formatting', icon: RemoveFormatting, keys: ['Mod+\\'] },
    'Formatting cleared',
    (slide, context) => withClearedText(slide, idsOf(context)),
  ),
} as const satisfies Readonly<Record<string, ElementAction>>
