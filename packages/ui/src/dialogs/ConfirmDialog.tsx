import { clsx } from 'clsx'
import { AlertDialog as Radix } from 'radix-ui'
import { buttonClass } from '../buttons/buttonClass.ts'
import { DialogFooter } from './Dialog.tsx'
import { panelClass, scrimClass } from './dialogClass.ts'
import { isEscape } from '../isEscape.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** What happens, and whether it can be undone. */
  readonly text: string
  /** The label of the button, a verb. */
  readonly action: string
  readonly onConfirm: () => void
  /** Danger for destructive actions, primary for others. */
  readonly tone?: 'danger' | 'primary'
}

/** Asks for confirmation before an action that affects others or loses data. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, action, onConfirm, tone = 'danger' } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay data-scrim="" className={scrimClass} />
        <Radix.Content
          onKeyDown={(event) => isEscape(event) && onOpenChange(false)}
          className={clsx(panelClass, 'md:max-w-120')}
        >
          <div className="px-6 pt-5 pb-6">
            <Radix.Title className="font-display text-h2 font-[660] text-balance">
              {title}
            </Radix.Title>
            <Radix.Description className="mt-2 text-body text-ink-muted">{text}</Radix.Description>
          </div>
          <DialogFooter>
            <Radix.Cancel className={buttonClass()}>Cancel</Radix.Cancel>
            <Radix.Action className={buttonClass({ variant: tone })} onClick={onConfirm}>
              {action}
            </Radix.Action>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
