import { type FocusEvent, useRef, useState } from 'react'
import { Toast as Radix } from 'radix-ui'
import { Presence } from 'radix-ui/internal'
import { ToastCard } from './ToastCard.tsx'
import type { ShownToast } from './toast.ts'

/**
 * At the lower right, `--toast-bottom` above the edge where a page has something there; on phones over the full width;
 * at the top in the middle while a dialog stands open, where neither its buttons nor its corners are. F8 moves the
 * focus here. The viewport is Radix's, so that a press on it is none outside a dialog; the card is ours, because
 * Radix's takes every Escape for itself, also one that is meant for the dialog or the menu below.
 */
export function ToastViewport({ message }: { readonly message: ShownToast }) {
  // The message, because a card that is taken away with the focus in it does not say that it lost it.
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

/** Whether the focus stays in the viewport. */
function isWithin({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
}
