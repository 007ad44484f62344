import { plans } from '@deckloom/contract'
import { buttonClass, Dialog } from '@deckloom/ui'
import { Link } from 'wouter'
import { paymentUrl } from '../../shared/plans/paymentUrl.ts'
import type { Withheld } from './useCreateDeck.ts'

export interface PremiumDialogProps {
  readonly withheld: Withheld
  readonly onClose: () => void
}

/** Explains why a template cannot be used, and what would unlock it. */
export function PremiumDialog({ withheld, onClose }: PremiumDialogProps) {
  const { prices } = plans.pro
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`“${withheld.name}” is a premium template`}
    >
      <p className="text-body text-ink-muted">{withheld.reason}</p>
      <p className="mt-2 text-body text-ink-muted">
        Pro costs ${prices.month} a month, and you can cancel anytime. You keep everything you make
        with a template.
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Link
          href={paymentUrl('pro', 'month')}
          className={buttonClass({ variant: 'primary', size: 'large', className: 'flex-1' })}
        >
          Upgrade to Pro
        </Link>
        <Link href="/pricing" className={buttonClass({ size: 'large' })}>
          Compare plans
        </Link>
      </div>
    </Dialog>
  )
}
