import { type LineVisual, type Visual, type VisualKind } from '@deckloom/deck'
import {
  clampFontSize,
  cropRefusal,
  elementStyle,
  elementTextMark,
  isWritable,
  type PlacedElement,
} from '@deckloom/editor'
import { boundsOf } from '@deckloom/scene'
import { Button, IconButton } from '@deckloom/ui'
import { ALargeSmall, Ellipsis, Pencil } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useScene } from '../../../../shared/scene/useScene.ts'
import { barBeside } from '../../paper/barBeside.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { smallIconProps } from '../../controls/iconProps.ts'
import { cropActions, startCropping } from '../../insert/pictures/cropActions.ts'
import { useInsert } from '../../insert/visuals/useInsert.ts'
import { TextSize } from '../../controls/TextSize.tsx'
import { useIsCompact } from '../../controls/useIsCompact.ts'
import type { MenuPlace } from './useMenuPlace.ts'

export interface FloatingBarProps {
  readonly element: PlacedElement
  readonly onMenu: (place: MenuPlace) => void
}

const CropIcon = cropActions.crop.icon

const size = { half: '5rem', width: '14rem', above: '.75rem', below: '3rem' } as const

/** The bar over the selected element: text size, and the menu for devices without a right button. */
export function FloatingBar({ element, onMenu }: FloatingBarProps) {
  const { edit } = useEditor()
  const compact = useIsCompact()
  const [sizing, setSizing] = useState(false)
  const { isBelow, style } = barBeside(boundsOf(element), size)
  const hasText = isWritable(element.element)
  const showMenu = (event: MouseEvent<HTMLElement>) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    onMenu({ x: left, y: bottom })
  }
  return (
    <div
      className={`absolute z-10 flex in-data-dragging:invisible ${isBelow ? 'flex-col-reverse' : 'flex-col'} items-start gap-2`}
      style={style}
    >
      {sizing && hasText && <SizePanel element={element} />}
      <div
        role="toolbar"
        aria-label="Selection"
        className="flex items-center gap-1 rounded-control bg-surface-raised p-1 text-ink shadow-float"
      >
        <VisualButtons element={element} />
        {hasText && compact && (
          <IconButton
            label="Edit text"
            size="small"
            icon={<Pencil {...smallIconProps} />}
            onClick={() => edit(element.id)}
          />
        )}
        {hasText && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={sizing}
            icon={<ALargeSmall {...smallIconProps} />}
            onClick={() => setSizing(!sizing)}
          >
            Text Size
          </Button>
        )}
        <IconButton
          label="More actions"
          size="small"
          aria-haspopup="menu"
          icon={<Ellipsis {...smallIconProps} />}
          onClick={showMenu}
        />
      </div>
    </div>
  )
}

/** Crops a picture that can be cropped, and reopens the dialog of anything but a line. */
function VisualButtons({ element: { element } }: Pick<FloatingBarProps, 'element'>) {
  const { slide } = useEditor()
  if (element.kind !== 'visual' || element.visual.kind === 'line') return null
  const { visual } = element
  return (
    <>
      {cropRefusal(slide, visual) === undefined && (
        <IconButton
          label="Crop"
          size="small"
          icon={<CropIcon {...smallIconProps} />}
          onClick={() => startCropping({ slide }, visual)}
        />
      )}
      <ChangeButton visual={visual} />
    </>
  )
}

/** Reopens the dialog that created the visual. */
function ChangeButton({ visual }: { readonly visual: Exclude<Visual, LineVisual> }) {
  const { reopen } = useInsert()
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Pencil {...smallIconProps} />}
      onClick={() => reopen(visual)}
    >
      {changeLabel[visual.kind]}
    </Button>
  )
}

const changeLabel = {
  picture: 'Replace image',
  chart: 'Edit data',
  shape: 'Change shape',
  icon: 'Change icon',
} as const satisfies Record<Exclude<VisualKind, 'line'>, string>

function SizePanel({ element: { id } }: Pick<FloatingBarProps, 'element'>) {
  const { document, slide, deckTitle, index, order } = useEditor()
  const scene = useScene(slide, { deckTitle, index, count: order.length })
  const shown = scene && elementTextMark(scene, id)?.fit.size
  return (
    <section
      aria-label="Text Size"
      className="flex flex-col gap-2 rounded-card bg-surface-raised p-3 text-ink shadow-float"
    >
      <TextSize
        size={clampFontSize(elementStyle(slide, id)?.fontSize ?? shown ?? 16)}
        onChange={(fontSize) => document.setTextStyle(slide.id, id, { fontSize })}
      />
    </section>
  )
}
