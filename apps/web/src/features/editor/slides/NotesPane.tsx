import { deckLimits } from '@deckloom/deck'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useState } from 'react'
import { useLiveText } from '../controls/useLiveText.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { readHeight, writeHeight } from './notesHeight.ts'

const heights = { min: 44, max: 360, step: 24 } as const

/** Speaker notes below the slide, with room for some lines; the top edge can be dragged or moved by arrow keys. */
export function NotesPane({ lines = 1 }: { readonly lines?: 1 | 2 }) {
  const { document, slide } = useEditor()
  const [height, setHeight] = useState(() => readHeight(heights.min + (lines - 1) * heights.step))
  useLayoutEffect(() => {
    const { style } = globalThis.document.documentElement
    style.setProperty('--notes-height', `${height}px`)
    return () => void style.removeProperty('--notes-height')
  }, [height])
  const resize = (next: number) => {
    const kept = Math.round(Math.min(heights.max, Math.max(heights.min, next)))
    setHeight(kept)
    writeHeight(kept)
  }
  return (
    <section aria-label="Speaker notes pane" className="relative bg-surface">
      <Edge height={height} onResize={resize} />
      <Notes
        key={slide.id}
        height={height}
        value={slide.notes ?? ''}
        onInput={(text) => document.setNotes(slide.id, { text, gesture: `notes ${slide.id}` })}
      />
    </section>
  )
}

interface NotesProps {
  readonly height: number
  readonly value: string
  readonly onInput: (text: string) => void
}

function Notes({ height, value, onInput }: NotesProps) {
  return (
    <textarea
      {...useLiveText(value, onInput)}
      aria-label="Speaker notes"
      placeholder="Speaker notes"
      maxLength={deckLimits.notesLength}
      style={{ height }}
      className="block w-full resize-none bg-transparent px-4 py-2.5 text-ui outline-offset-[-2px] placeholder:text-ink-subtle touch:text-[1rem]"
    />
  )
}

interface EdgeProps {
  readonly height: number
  readonly onResize: (height: number) => void
}

function Edge({ height, onResize }: EdgeProps) {
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: heights.step, ArrowDown: -heights.step }[event.key]
    const to = { Home: heights.min, End: heights.max }[event.key]
    if (by === undefined && to === undefined) return
    event.preventDefault()
    onResize(to ?? height + (by ?? 0))
  }
  const handlePress = (press: PointerEvent<HTMLElement>) => {
    const edge = press.currentTarget
    edge.setPointerCapture(press.pointerId)
    const move = ({ clientY }: globalThis.PointerEvent) =>
      onResize(height + press.clientY - clientY)
    edge.addEventListener('pointermove', move)
    const end = () => edge.removeEventListener('pointermove', move)
    edge.addEventListener('pointerup', end, { once: true })
    edge.addEventListener('pointercancel', end, { once: true })
  }
  return (
    // A focusable separator is a control: WAI-ARIA 1.2, 5.3.3.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // An <hr> has no value and is not a control.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Height of the speaker notes"
      aria-orientation="horizontal"
      aria-valuemin={heights.min}
      aria-valuemax={heights.max}
      aria-valuenow={height}
      title="Drag, or press the arrow keys"
      className="absolute inset-x-0 -top-1 flex h-2 cursor-row-resize touch-none items-center justify-center before:h-px before:w-full before:bg-line hover:before:bg-line-control"
      onKeyDown={handleKey}
      onPointerDown={handlePress}
    />
  )
}
