import { type Tier, withoutPlan } from '@deckloom/contract'
import { buttonClass, Cloth, Dialog } from '@deckloom/ui'
import { Link } from 'wouter'
import { bandCloth } from '../../shared/brand/cloths.ts'

export interface ExpiredDialogProps {
  readonly tier: Tier
  readonly onClose: () => void
}

/** Covers the dashboard of an account whose plan has expired, until the user clicks outside. */
export function ExpiredDialog({ tier, onClose }: ExpiredDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={tier === 'free' ? 'Free Trial Expired' : 'Subscription Expired'}
      picture={
        <Cloth
          {...bandCloth}
          ground="var(--cloth-ground)"
          fit="xMinYMin slice"
          className="h-28 w-full shrink-0"
        />
      }
    >
      <p className="text-body text-ink-muted">
        {withoutPlan.keeps} {withoutPlan.needs}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Link
          href="/subscription"
          className={buttonClass({ variant: 'primary', size: 'large', className: 'flex-1' })}
        >
          Upgrade Now
        </Link>
        <Link href="/workspace" className={buttonClass({ size: 'large' })}>
          View my decks
        </Link>
      </div>
    </Dialog>
  )
}
