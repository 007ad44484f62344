import { Slot } from 'radix-ui'
import {
  type ComponentType,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { TooltipBoxProps } from './TooltipBox.tsx'
import { TooltipTurn } from './TooltipTurn.ts'

export interface TooltipProps {
  readonly label: string
  readonly side?: TooltipBoxProps['side']
  /** One element that takes a ref. */
  readonly children: ReactElement
}

/** Names an element while the pointer or the focus is on it. The code that places the name is loaded when idle. */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  const id = useId()
  const trigger = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [turn] = useState(() => new TooltipTurn(setOpen))
  useEffect(() => {
    warmUpLater()
    return () => turn.close()
  }, [turn])
  const handleLeave = () => {
    turn.leave()
    // What is not drawn cannot be reached.
    if (!Box) turn.close()
  }
  return (
    <>
      <Slot.Root
        ref={trigger}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={warmUp}
        onPointerMove={({ pointerType }: PointerEvent) => {
          if (pointerType !== 'touch') turn.enter()
        }}
        onPointerLeave={handleLeave}
        onPointerDown={() => turn.press()}
        onFocus={() => turn.focus()}
        onBlur={() => turn.close()}
        onClick={() => turn.close()}
      >
        {children}
      </Slot.Root>
      {isOpen && (
        <LateBox id={id} label={label} side={side} trigger={trigger} onClose={() => turn.close()} />
      )}
    </>
  )
}

let Box: ComponentType<TooltipBoxProps> | undefined

async function loadBox() {
  return (Box ??= (await import('./TooltipBox.tsx')).TooltipBox)
}

function LateBox(props: TooltipBoxProps) {
  const [Shown, setShown] = useState(() => Box)
  useEffect(() => {
    // Offline, nothing is shown; the next tooltip retries.
    loadBox().then((loaded) => setShown(() => loaded), ignore)
  }, [])
  return Shown ? <Shown {...props} /> : null
}

let isWarm = false

/** Loads the code once, after what the page itself needs. */
function warmUpLater() {
  if (isWarm) return
  isWarm = true
  setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(warmUp)
    else warmUp()
  }, 1_000)
}

function warmUp() {
  if (!Box) loadBox().catch(ignore)
}

function ignore() {}
