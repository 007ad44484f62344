import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'

export interface DropdownProps {
  /** The content of the button. */
  readonly trigger: ReactNode
  readonly triggerClass: string
  /** Accessible name of a button without text. */
  readonly label?: string
  /** Classes for position and width of the panel. */
  readonly panelClass: string
  readonly children: ReactNode
  readonly onOpen?: () => void
}

/**
 * A button with a panel below it, for lists of links and other content that is not a menu of commands. It closes when a
 * link in it is followed, on Escape, and when the pointer or the focus goes elsewhere.
 */
export function Dropdown(props: DropdownProps) {
  const { label, onOpen } = props
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const id = useId()
  useClosing(whole, { open, onClose: () => setOpen(false) })
  const handleClick = () => {
    setOpen(!open)
    if (!open) onOpen?.()
  }
  return (
    <div ref={whole} className="relative">
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        className={props.triggerClass}
        onClick={handleClick}
      >
        {props.trigger}
      </button>
      <div
        id={id}
        hidden={!open}
        className={`animate-menu absolute top-full z-50 mt-1.5 rounded-card bg-surface-raised text-ink shadow-float ${props.panelClass}`}
      >
        {props.children}
      </div>
    </div>
  )
}

function useClosing(
  whole: RefObject<HTMLDivElement | null>,
  { open, onClose }: { readonly open: boolean; readonly onClose: () => void },
): void {
  useEffect(() => {
    const { current } = whole
    if (!open || !current) return undefined
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !current.contains(target)) onClose()
    }
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) onClose()
    }
    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown') walk(current, event, 1)
      if (event.key === 'ArrowUp') walk(current, event, -1)
      if (event.key !== 'Escape') return
      onClose()
      current.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    current.addEventListener('click', follow)
    current.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      current.removeEventListener('click', follow)
      current.removeEventListener('keydown', press)
    }
  }, [whole, open, onClose])
}

/** Arrow keys move between links, as Tab does; the button comes before the first one. */
function walk(whole: HTMLElement, event: KeyboardEvent, by: 1 | -1): void {
  const stops = [...whole.querySelectorAll<HTMLElement>('a, button')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[at + by]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}
