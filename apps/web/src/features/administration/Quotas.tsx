import type { InstallationQuotas } from '@deckloom/contract'
import { Button, Dialog, TextField } from '@deckloom/ui'
import { HardDrive, type LucideIcon, Presentation, Sparkles } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { countText } from '../../shared/charts/figures.ts'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { administrationApi } from './calls/administrationApi.ts'
import { useAdminChange } from './calls/useAdminChange.ts'
import { useSettings } from './calls/useSettings.ts'
import { SettingRow } from './SettingRow.tsx'

interface Quota {
  readonly name: keyof InstallationQuotas
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  /** Unit after 1, and after other numbers. */
  readonly units: readonly [one: string, many: string]
  readonly label: string
  readonly most: number
}

const quotas: readonly Quota[] = [
  {
    name: 'decksPerAccount',
    icon: Presentation,
    title: 'Presentations per account',
    text: 'Presentations in the trash don’t count.',
    units: ['presentation', 'presentations'],
    label: 'Limit',
    most: 1_000_000,
  },
  {
    name: 'generationsPerDay',
    icon: Sparkles,
    title: 'Generated presentations per day',
    text: 'Per account, from midnight to midnight UTC.',
    units: ['per day', 'per day'],
    label: 'Limit',
    most: 100_000,
  },
  {
    name: 'storageMegabytesPerAccount',
    icon: HardDrive,
    title: 'Storage per account',
    text: 'For pictures, in megabytes.',
    units: ['MB', 'MB'],
    label: 'Megabytes',
    most: 100_000_000,
  },
]

interface Change {
  readonly quota: Quota
  readonly value: number | null
  readonly before: number | null
}

/** Limits for every account, on installations without plans. */
export function Quotas() {
  const [pending, setPending] = useState<Quota>()
  const settings = useSettings()
  const change = useAdminChange({
    run: ({ quota, value }: Change) => administrationApi.changeSettings({ [quota.name]: value }),
    done: ({ quota, value }) => `${quota.title}: ${formatQuota(quota, value)}`,
    failure: 'The quota was not changed',
    undo: ({ quota, value, before }) => ({ quota, value: before, before: value }),
  })
  return (
    <Panel title="Quotas" note="Changes apply to every account immediately">
      <Fetched query={settings} what="The quotas" box="h-60 w-full">
        {({ settings: values }) => (
          <>
            <ul className="divide-y divide-line">
              {quotas.map((quota) => (
                <QuotaRow
                  key={quota.name}
                  quota={quota}
                  value={values[quota.name]}
                  onChange={() => setPending(quota)}
                />
              ))}
            </ul>
            {pending && (
              <QuotaDialog
                quota={pending}
                value={values[pending.name]}
                onClose={() => setPending(undefined)}
                onConfirm={(value) =>
                  change.mutate({ quota: pending, value, before: values[pending.name] })
                }
              />
            )}
          </>
        )}
      </Fetched>
    </Panel>
  )
}

function formatQuota({ units: [one, many] }: Quota, value: number | null): string {
  return value === null ? 'no limit' : `${countText(value)} ${value === 1 ? one : many}`
}

interface QuotaRowProps {
  readonly quota: Quota
  readonly value: number | null
  readonly onChange: () => void
}

function QuotaRow({ quota, value, onChange }: QuotaRowProps) {
  return (
    <SettingRow setting={quota}>
      <span className="text-ui tabular-nums first-letter:uppercase">
        {formatQuota(quota, value)}
      </span>
      <Button size="small" aria-label={`Change: ${quota.title}`} onClick={onChange}>
        Change
      </Button>
    </SettingRow>
  )
}

interface QuotaDialogProps {
  readonly quota: Quota
  readonly value: number | null
  readonly onClose: () => void
  readonly onConfirm: (value: number | null) => void
}

function QuotaDialog({ quota, value, onClose, onConfirm }: QuotaDialogProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const [isRefused, setIsRefused] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = typed.trim() === '' ? null : Number(typed.replaceAll(/[\s,]/g, ''))
    const isValid =
      wanted === null || (Number.isInteger(wanted) && wanted >= 1 && wanted <= quota.most)
    if (!isValid) return setIsRefused(true)
    if (wanted !== value) onConfirm(wanted)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={quota.title}
      description="Accounts above the limit keep what they have, but can’t add more until they are below it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="change-quota" variant="primary">
            Save
          </Button>
        </>
      }
    >
      <form id="change-quota" noValidate onSubmit={submit}>
        <TextField
          label={quota.label}
          hint="Leave it empty for no limit."
          inputMode="numeric"
          value={typed}
          error={isRefused ? `Enter a whole number from 1 to ${countText(quota.most)}` : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsRefused(false)
          }}
        />
      </form>
    </Dialog>
  )
}
