import { clsx } from 'clsx'
import { Check, CircleAlert, Info, X } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { ToastAnnouncement } from './ToastAnnouncement.tsx'
import { dismissToast, type ShownToast } from './toast.ts'
import { useToastSwipe } from './useToastSwipe.ts'
import { useToastTime } from './useToastTime.ts'

const icons = { default: Check, notice: Info, destructive: CircleAlert } as const

export interface ToastCardProps {
  readonly message: ShownToast
  /** Whether the focus is in the viewport. */
  readonly focused: boolean
  /** Moves the focus elsewhere before the card is removed. */
  readonly onLeave: () => void
  readonly ref?: Ref<HTMLLIElement>
}

interface ActionButtonProps {
  readonly action: NonNullable<ShownToast['action']>
  readonly onDone: () => void
}

/** Closes after its time, by its button, on Escape while it has the focus, and when swiped to the right. */
export function ToastCard({ message, focused, onLeave, ref }: ToastCardProps) {
  const { id, open, title, description, action, variant = 'default' } = message
  const destructive = variant === 'destructive'
  const Icon = icons[variant]
  const text = useRef<HTMLDivElement>(null)
  const close = () => dismissToast(id)
  const time = useToastTime(open && !focused, close)
  const leave = () => {
    onLeave()
    close()
  }
  const swipe = useToastSwipe(leave)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- swipes; its buttons are the keyboard's way
    <li
      ref={ref}
      data-state={open ? 'open' : 'closed'}
      className={clsx(
        'animate-toast pointer-events-auto flex touch-none items-start gap-3 rounded-card py-3.5 pr-3 pl-5 text-ui shadow-float select-none',
        destructive
          ? 'bg-danger-soft text-on-danger-soft shadow-[inset_0_0_0_1.5px_var(--danger),var(--elev-float)]'
          : 'bg-surface-inverse text-ink-inverse',
      )}
      {...swipe}
      onPointerMove={(event) => {
        time.onPointerMove()
        swipe.onPointerMove(event)
      }}
      onPointerLeave={time.onPointerLeave}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0" />
      <div ref={text} {...(destructive && { role: 'alert' })} className="min-w-0 flex-1">
        <div className="font-heading">{title}</div>
        {description !== undefined && <div className="wrap-anywhere">{description}</div>}
      </div>
      {action && <ActionButton action={action} onDone={leave} />}
      <CloseButton onClick={leave} />
      <ToastAnnouncement of={text} />
    </li>
  )
}

function ActionButton({ action, onDone }: ActionButtonProps) {
  const handleClick = () => {
    action.onAct()
    onDone()
  }
  return (
    <button
      type="button"
      className="-my-0.5 min-h-6 cursor-pointer rounded-slide font-action underline underline-offset-2 touch:-my-3 touch:min-h-11"
      onClick={handleClick}
    >
      {action.label}
    </button>
  )
}

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      className="-my-1.5 flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-control touch:-my-3 touch:size-11"
      onClick={onClick}
    >
      <X size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}
