import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type KeyboardEventHandler, type ReactNode, useRef } from 'react'
import { buttonClass } from '../buttons/buttonClass.ts'
import { panelClass, scrimClass } from './dialogClass.ts'
import { isEscape } from '../isEscape.ts'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** One sentence under the title. */
  readonly description?: string
  readonly width?: 480 | 640 | 880
  /** Shown above the title. */
  readonly picture?: ReactNode
  /** Always visible below the body: quiet actions at the left, Cancel and the primary action at the right. */
  readonly footer?: ReactNode
  readonly children: ReactNode
  /** A dialog that must be answered has no close button and ignores Escape and clicks outside. */
  readonly required?: boolean
  /** Moves the focus when the dialog has closed, instead of returning it to the opener; may return that it did not. */
  readonly onFocusAfter?: () => boolean
  /** Handles keys wherever the focus is in the dialog. */
  readonly onKeyDown?: KeyboardEventHandler
}

const widths = { 480: 'md:max-w-120', 640: 'md:max-w-160', 880: 'md:max-w-220' } as const

/** A centered panel, or below 768 px a sheet from below. The focus is trapped, and returns to the opener. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, children, required } = props
  const body = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  // The first field, not the close button before it.
  const handleOpenAutoFocus = (event: Event) => {
    opener.current = document.activeElement
    const field = body.current?.querySelector<HTMLElement>('input, textarea, select')
    if (!field) return
    event.preventDefault()
    field.focus()
  }
  // Radix only knows openers that are its own triggers.
  const handleCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    if (props.onFocusAfter?.()) return
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    props.onKeyDown?.(event)
    if (!required && isEscape(event)) onOpenChange(false)
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay data-scrim="" className={scrimClass} />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onKeyDown={handleKeyDown}
          onOpenAutoFocus={handleOpenAutoFocus}
          onCloseAutoFocus={handleCloseAutoFocus}
          onEscapeKeyDown={(event) => required && event.preventDefault()}
          onInteractOutside={(event) => required && event.preventDefault()}
          className={clsx(panelClass, widths[props.width ?? 480])}
        >
          {props.picture}
          <header className="flex items-start gap-3 px-6 pt-5">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-display text-h2 font-[660] text-balance">
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-ui text-ink-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            {!required && <CloseButton />}
          </header>
          <div ref={body} className="min-h-0 flex-1 overflow-y-auto px-6 py-5">
            {children}
          </div>
          {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function DialogFooter({ children }: { readonly children: ReactNode }) {
  return (
    <footer className="flex items-center justify-end gap-2 border-t border-line px-6 py-3.5">
      {children}
    </footer>
  )
}

function CloseButton() {
  return (
    <Radix.Close
      aria-label="Close"
      title="Close"
      className={buttonClass({
        variant: 'quiet',
        size: 'small',
        iconOnly: true,
        className: '-mr-2',
      })}
    >
      <X size={18} strokeWidth={1.75} aria-hidden="true" />
    </Radix.Close>
  )
}
