import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Wraps each page that has tooltips: they open after 700 ms, or at once within 300 ms of the last one. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

export interface TooltipProps {
  readonly label: string
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that takes a ref. */
  readonly children: ReactElement
}

export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          // No fade: if it closed before it was drawn, the end of the fade would never come.
          className="animate-fade z-50 max-w-72 rounded-chip bg-surface-inverse px-2 py-1 text-micro text-ink-inverse data-[state=closed]:animate-none"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
