import { pictureLookFields, type Visual } from '@deckloom/deck'
import { cropRefusal, type PlacedElement, withCrop, withResetPicture } from '@deckloom/editor'
import { Crop, ImageUp, RotateCcwSquare, Shapes } from 'lucide-react'
import { setCropping } from '../../overlays/cropState.ts'
import type { Editor } from '../../session/EditorContext.tsx'
import type { Insert } from '../visuals/useInsert.ts'

export interface PictureContext {
  readonly editor: Pick<Editor, 'document' | 'slide'>
  readonly insert: Insert
  readonly selected: readonly PlacedElement[]
}

/** Shows the whole picture behind its frame; returns false for what cannot be cropped. */
export function startCropping({ slide }: Pick<Editor, 'slide'>, visual: Visual): boolean {
  if (cropRefusal(slide, visual) !== undefined) return false
  setCropping({ elementId: visual.id, shapes: false })
  return true
}

/** Crops a picture; opens the dialog of anything else, and of a picture that cannot be cropped. */
export function openVisual({ editor, insert }: Omit<PictureContext, 'selected'>, visual: Visual) {
  if (!startCropping(editor, visual)) insert.reopen(visual)
}

/** The actions on one picture, for the table of the canvas. */
export const cropActions = {
  crop: {
    label: 'Crop',
    description: 'Crop the picture',
    icon: Crop,
    group: 'Change',
    needsSelection: true,
    menu: 'open',
    isShown: isPicture,
    isEnabled: isCroppable,
    run: (context: PictureContext) => crop(context, false),
  },
  cropShape: {
    label: 'Crop to shape',
    icon: Shapes,
    group: 'Change',
    needsSelection: true,
    menu: 'open',
    isShown: isPicture,
    isEnabled: isCroppable,
    run: (context: PictureContext) => crop(context, true),
  },
  resetCrop: {
    label: 'Reset crop',
    icon: RotateCcwSquare,
    group: 'Change',
    needsSelection: true,
    menu: 'open',
    isShown: isCropped,
    isEnabled: isCroppable,
    run: ({ editor: { document, slide }, selected: [first] }: PictureContext) => {
      if (!first) return undefined
      document.edit(slide.id, (now) => withCrop(now, first.id, {}))
      return 'Crop reset'
    },
  },
  resetPicture: {
    label: 'Reset picture',
    description: 'Take the crop, border, opacity and shadow from the picture',
    icon: RotateCcwSquare,
    group: 'Change',
    needsSelection: true,
    menu: 'open',
    isShown: isPainted,
    isEnabled: isCroppable,
    run: ({ editor: { document, slide }, selected: [first] }: PictureContext) => {
      if (!first) return undefined
      document.edit(slide.id, (now) => withResetPicture(now, first.id))
      return 'Picture reset'
    },
  },
  replaceImage: {
    label: 'Replace image',
    icon: ImageUp,
    group: 'Change',
    needsSelection: true,
    menu: 'open',
    isShown: isPicture,
    run: (context: PictureContext) => {
      const picture = pictureOf(context)
      if (picture) context.insert.reopen(picture)
    },
  },
} as const

function crop(context: PictureContext, shapes: boolean): string | undefined {
  const picture = pictureOf(context)
  if (!picture) return undefined
  const refusal = cropRefusal(context.editor.slide, picture)
  if (refusal === undefined) setCropping({ elementId: picture.id, shapes })
  return refusal
}

function pictureOf({ selected: [only, ...others] }: Pick<PictureContext, 'selected'>) {
  if (!only || others.length > 0 || only.element.kind !== 'visual') return undefined
  return only.element.visual.kind === 'picture' ? only.element.visual : undefined
}

function isPicture(context: PictureContext): boolean {
  return pictureOf(context) !== undefined
}

function isCropped(context: PictureContext): boolean {
  const picture = pictureOf(context)
  return picture?.crop !== undefined || picture?.mask !== undefined
}

function isPainted(context: PictureContext): boolean {
  const picture = pictureOf(context)
  return picture !== undefined && pictureLookFields.some((field) => picture[field] !== undefined)
}

function isCroppable(context: PictureContext): boolean {
  const picture = pictureOf(context)
  return picture !== undefined && cropRefusal(context.editor.slide, picture) === undefined
}
