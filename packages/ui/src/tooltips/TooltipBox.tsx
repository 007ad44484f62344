import { Tooltip as Radix } from 'radix-ui'
import { type Ref, type RefObject, useImperativeHandle } from 'react'

export interface TooltipBoxProps {
  readonly id: string
  readonly label: string
  readonly side: 'top' | 'right' | 'bottom' | 'left'
  /** What the tooltip is for. */
  readonly trigger: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** An open tooltip. It closes by itself once the pointer is neither on it nor on its way between it and its element. */
export function TooltipBox({ id, label, side, trigger, onClose }: TooltipBoxProps) {
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={onClose}>
        <Radix.Trigger asChild>
          <Present element={trigger} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            id={id}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="animate-fade z-50 max-w-72 rounded-chip bg-surface-inverse px-2 py-1 text-micro text-ink-inverse"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

interface PresentProps {
  readonly element: RefObject<HTMLElement | null>
  readonly ref?: Ref<HTMLElement | null>
}

/** Stands for an element that is already on the page. */
function Present({ element, ref }: PresentProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element])
  return null
}
