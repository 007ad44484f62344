import { buttonClass } from '@deckloom/ui'
import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useState } from 'react'

/** Distance the handle is pulled before the sheet follows, in CSS pixels. */
const pull = 32

export interface BottomSheetProps {
  readonly label: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Somewhat more than half. */
  readonly isTall?: boolean
  readonly children: ReactNode
}

/** A panel on small screens: half height, or full height after its handle is pulled up or pressed. */
export function BottomSheet(props: BottomSheetProps) {
  const { label, closeLabel, onClose, isTall = false, children } = props
  const half = isTall ? 'h-[56dvh]' : 'h-[46dvh]'
  const [full, setFull] = useState(false)
  const handlePress = (press: PointerEvent<HTMLElement>) => {
    const handle = press.currentTarget
    handle.setPointerCapture(press.pointerId)
    const settle = ({ clientY }: globalThis.PointerEvent) => {
      const pulled = press.clientY - clientY
      if (Math.abs(pulled) < pull) setFull(!full)
      else if (pulled > 0) setFull(true)
      else if (full) setFull(false)
      else onClose()
    }
    handle.addEventListener('pointerup', settle, { once: true })
    handle.addEventListener(
      'pointercancel',
      () => handle.removeEventListener('pointerup', settle),
      { once: true },
    )
  }
  return (
    <section
      data-sheet=""
      aria-label={label}
      className={`relative flex flex-col rounded-t-dialog bg-surface pt-2 shadow-float ${full ? 'h-[calc(100dvh-8rem)]' : half}`}
    >
      <button
        type="button"
        aria-label={full ? 'Make the panel smaller' : 'Make the panel larger'}
        aria-expanded={full}
        className="absolute inset-x-0 top-0 mx-auto flex h-6 w-24 cursor-row-resize touch-none items-center justify-center before:h-1 before:w-9 before:rounded-full before:bg-line-control"
        onPointerDown={handlePress}
        // A pointer press ends in pointerup; this handles the keyboard.
        onClick={(event) => event.detail === 0 && setFull(!full)}
      />
      {children}
      <button
        type="button"
        aria-label={closeLabel}
        className={buttonClass({
          variant: 'quiet',
          iconOnly: true,
          size: 'small',
          className: 'absolute top-5 right-2 touch:top-3.5',
        })}
        onClick={onClose}
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </section>
  )
}
