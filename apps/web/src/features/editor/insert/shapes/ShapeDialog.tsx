import { type Box, page, type ShapeData, type Visual } from '@deckloom/deck'
import {
  newShapeDraft,
  shapeDraftOf,
  type ShapeDraft,
  shapeOf,
  withShape,
  withShapeData,
} from '@deckloom/editor'
import { Button, Dialog, toast } from '@deckloom/ui'
import { type SubmitEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { VisualDialogProps } from '../visuals/useInsert.ts'
import { ShapeGrid } from './ShapeGrid.tsx'
import { ShapeSettings } from './ShapeSettings.tsx'
import { useVisualDialog } from '../visuals/useVisualDialog.ts'
import { setDrawTool } from '../../overlays/drawToolState.ts'
import { VisualPreview } from '../visuals/VisualPreview.tsx'

/** "Add Shape", or "Update Shape" for an existing one. */
export function ShapeDialog({ visual, onClose }: VisualDialogProps) {
  const { save, draw, focusAfter } = useShapeSaving(visual)
  const form = useId()
  const [draft, setDraft] = useState<ShapeDraft>(() =>
    visual?.kind === 'shape' ? shapeDraftOf(visual.shape) : newShapeDraft(),
  )
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    save(shapeOf(draft))
    onClose()
  }
  const handleDraw = () => {
    draw(shapeOf(draft))
    onClose()
  }
  const heading = visual ? 'Update Shape' : 'Add Shape'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onFocusAfter={focusAfter}
      title={heading}
      width={880}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {!visual && <Button onClick={handleDraw}>Draw on slide</Button>}
          <Button variant="primary" type="submit" form={form}>
            {heading}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
        onSubmit={handleSubmit}
      >
        <div className="min-w-0 max-md:order-2">
          <ShapeGrid
            value={draft.type === 'freeform' ? undefined : draft.type}
            onChange={(type) => setDraft({ ...draft, type })}
          />
        </div>
        <div className="contents min-w-0 flex-col gap-4.5 md:flex">
          <ShapePreview draft={draft} />
          <div className="flex min-w-0 flex-col gap-4.5 max-md:order-3">
            <ShapeSettings
              draft={draft}
              onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
            />
          </div>
        </div>
      </form>
    </Dialog>
  )
}

function useShapeSaving(visual: Visual | undefined) {
  const { add, change, focusAfter } = useVisualDialog()
  const drawing = useRef<ShapeData>(undefined)
  const save = (shape: ShapeData) => {
    if (visual) {
      change((slide) => withShapeData(slide, visual.id, shape))
      toast({ title: 'Shape Updated' })
      return
    }
    const added = add({
      kind: 'shape',
      size: shape,
      onto: (slide, id, at) => withShape(slide, { id, shape, at }),
    })
    if (added) toast({ title: 'Shape Added' })
  }
  return {
    save,
    /** Lets the pointer draw the shape, once the dialog no longer holds the focus. */
    draw: (shape: ShapeData) => {
      drawing.current = shape
    },
    focusAfter: () => {
      const { current: shape } = drawing
      if (shape) setDrawTool({ shape })
      return shape !== undefined || focusAfter()
    },
  }
}

/** Minimum preview area, so that small shapes look small. */
const least = { width: 480, height: 210 } as const
const air = 40

function ShapePreview({ draft }: { readonly draft: ShapeDraft }) {
  const settled = useDeferredValue(draft)
  const { visual, frame } = useMemo(() => {
    const shape = shapeOf(settled)
    const { x, y, width, height } = centerOnPage(shape)
    const placed: Visual = {
      kind: 'shape',
      id: 'shape-preview',
      url: '',
      origin: 'shape',
      shape,
      position: { x, y },
      size: { width, height },
    }
    return {
      visual: placed,
      frame: centerOnPage({
        width: Math.max(least.width, width + air),
        height: Math.max(least.height, height + air),
      }),
    }
  }, [settled])
  return (
    <div className="sticky -top-5 z-10 bg-surface-raised max-md:order-1 max-md:-mx-6 max-md:-mt-5 max-md:px-6 max-md:py-4 md:static">
      <VisualPreview visual={visual} frame={frame} title="Shape preview" />
    </div>
  )
}

function centerOnPage({ width, height }: { readonly width: number; readonly height: number }): Box {
  return { x: (page.width - width) / 2, y: (page.height - height) / 2, width, height }
}
