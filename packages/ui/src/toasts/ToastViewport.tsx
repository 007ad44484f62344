import { type FocusEvent, useRef, useState } from 'react'
import { Toast as Radix } from 'radix-ui'
import { Presence } from 'radix-ui/internal'
import { ToastCard } from './ToastCard.tsx'
import type { ShownToast } from './toast.ts'

/**
 * At the lower right, `--toast-bottom` above the edge if a page has something there; on phones at full width; at the
 * top center while a dialog or a sheet is open, where it covers neither its buttons nor its corners. F8 moves the focus
 * here. The viewport is Radix's, so that a press on it does not count as outside of a dialog; the card is ours, because Radix's
 * handles every Escape, even one that is meant for a dialog or a menu.
 */
export function ToastViewport({ message }: { readonly message: ShownToast }) {
  // Depends on the toast, because a card that is removed while it has the focus fires no blur event.
  const [focused, setFocused] = useState<number>()
  const cameFrom = useRef<EventTarget>(null)
  const handleFocus = (event: FocusEvent) => {
    if (!isWithin(event)) cameFrom.current = event.relatedTarget
    setFocused(message.id)
  }
  const giveFocusBack = () => {
    if (focused === undefined) return
    setFocused(undefined)
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
  }
  return (
    <Radix.Provider label="Notification">
      <Radix.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        onFocus={handleFocus}
        onBlur={(event) => !isWithin(event) && setFocused(undefined)}
        className="fixed inset-x-2 bottom-(--toast-bottom,0.5rem) z-60 flex flex-col rounded-card md:right-6 md:bottom-(--toast-bottom,1.5rem) md:left-auto md:w-93 md:max-w-105 over-dialog:top-2 over-dialog:bottom-auto md:over-dialog:inset-x-0 md:over-dialog:mx-auto"
      >
        <Presence.Root present={message.open}>
          <ToastCard
            key={message.id}
            message={message}
            focused={focused === message.id}
            onLeave={giveFocusBack}
          />
        </Presence.Root>
      </Radix.Viewport>
    </Radix.Provider>
  )
}

/** Returns whether the focus stays within the viewport. */
function isWithin({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
}
