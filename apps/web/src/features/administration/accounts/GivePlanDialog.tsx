import { type AdministeredAccount, type PaidTier, paidTiers, plans } from '@deckloom/contract'
import { Button, Dialog, Segment, SelectField } from '@deckloom/ui'
import { useState } from 'react'
import { accountLabel } from './accountQuestions.ts'
import { administrationApi } from '../calls/administrationApi.ts'
import { useAdminChange } from '../calls/useAdminChange.ts'

const dayMs = 24 * 60 * 60 * 1_000
const durations = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '182', label: 'Half a year' },
  { value: '365', label: 'A year' },
  { value: '1095', label: 'Three years' },
] as const
const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

interface GivenPlan {
  readonly tier: PaidTier
  readonly days: number
}

export interface GivePlanDialogProps {
  readonly account: AdministeredAccount
  readonly onClose: () => void
}

/** Grants a plan for free until a date. */
export function GivePlanDialog({ account, onClose }: GivePlanDialogProps) {
  const [tier, setTier] = useState<PaidTier>('pro')
  const [days, setDays] = useState<string>('30')
  const change = useAdminChange({
    run: (grantedPlan: GivenPlan | null) =>
      administrationApi.changeAccount(account.id, { grantedPlan }),
    done: (plan) => (plan ? `${plans[plan.tier].name} plan given` : 'Plan ended'),
    failure: 'The plan was not given',
    undo: (plan) => (plan ? null : undefined),
  })
  const [begin] = useState(() => Date.now())
  const end = longDate.format(new Date(begin + Number(days) * dayMs))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Give a plan"
      description={`For ${accountLabel(account)}. Nothing is charged. A plan they already pay for continues.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => {
              change.mutate({ tier, days: Number(days) })
              onClose()
            }}
          >
            Give plan
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Segment
          label="Plan"
          options={paidTiers.map((value) => ({ value, label: plans[value].name }))}
          value={tier}
          onChange={setTier}
        />
        <SelectField
          label="For"
          options={durations}
          value={days}
          hint={`Until ${end}. You can end it earlier.`}
          onChange={(event) => setDays(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
