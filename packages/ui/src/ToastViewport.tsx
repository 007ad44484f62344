import { clsx } from 'clsx'
import { Check, CircleAlert, Info, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { dismissToast, type ShownToast, toastTimes } from './toast.ts'

const icons = { default: Check, notice: Info, destructive: CircleAlert } as const

/** At the lower right, `--toast-bottom` above the edge where a page has something there; on phones over the full width. Swiped right by 50 px it closes; F8 moves the focus here. */
export function ToastViewport({ message }: { readonly message: ShownToast }) {
  return (
    <Radix.Provider
      duration={toastTimes.durationMs}
      swipeDirection="right"
      swipeThreshold={50}
      label="Notification"
    >
      <ToastCard key={message.id} message={message} />
      <Radix.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="fixed inset-x-2 bottom-(--toast-bottom,0.5rem) z-60 flex flex-col rounded-card md:right-6 md:bottom-(--toast-bottom,1.5rem) md:left-auto md:w-93 md:max-w-105"
      />
    </Radix.Provider>
  )
}

function ToastCard({ message }: { readonly message: ShownToast }) {
  const destructive = message.variant === 'destructive'
  const Icon = icons[message.variant ?? 'default']
  return (
    <Radix.Root
      open={message.open}
      onOpenChange={(open) => !open && dismissToast(message.id)}
      type="foreground"
      {...(destructive && { role: 'alert' })}
      className={clsx(
        'animate-toast flex items-start gap-3 rounded-card py-3.5 pr-3 pl-5 text-ui shadow-float',
        destructive
          ? 'bg-danger-soft text-on-danger-soft shadow-[inset_0_0_0_1.5px_var(--danger),var(--elev-float)]'
          : 'bg-surface-inverse text-ink-inverse',
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-heading">{message.title}</Radix.Title>
        {message.description !== undefined && (
          <Radix.Description className="wrap-anywhere">{message.description}</Radix.Description>
        )}
      </div>
      {message.action && (
        <Radix.Action
          altText={message.action.label}
          onClick={message.action.onAct}
          className="cursor-pointer rounded-slide font-action underline underline-offset-2"
        >
          {message.action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Close"
        className="-my-1.5 flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-control touch:-my-3 touch:size-11"
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  )
}
