import type { AdministeredSettings, InstallationSwitches } from '@deckloom/contract'
import { Badge, Button, ConfirmDialog } from '@deckloom/ui'
import { Globe, KeyRound, type LucideIcon, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { countText } from '../../shared/charts/figures.ts'
import { Fetched } from '../../shared/data/Fetched.tsx'
import { Panel } from '../../shared/data/Panel.tsx'
import { administrationApi } from './calls/administrationApi.ts'
import { useAdminChange } from './calls/useAdminChange.ts'
import { useSettings } from './calls/useSettings.ts'
import { SettingRow } from './SettingRow.tsx'

type Switch = keyof InstallationSwitches

interface Policy {
  readonly name: Switch
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  /** Confirmation question before it is turned on or off. */
  readonly ask: Readonly<Record<'on' | 'off', (state: AdministeredSettings) => string>>
}

const policies: readonly Policy[] = [
  {
    name: 'publicLinks',
    icon: Globe,
    title: 'Public links',
    text: 'Presentations can be shared with people who have no account.',
    ask: {
      on: () => 'Links that haven’t expired work again, and people can create new ones.',
      off: () =>
        'All links stop working immediately, and nobody can create new ones. Links work again when you turn this back on.',
    },
  },
  {
    name: 'outsideInvitations',
    icon: UserPlus,
    title: 'Outside invitations',
    text: 'Presentations and teams can be shared with people outside your company.',
    ask: {
      on: () => 'People can invite anyone to presentations and teams again.',
      off: () =>
        'From now on, only addresses in your company’s domains can be invited. People who already have access keep it.',
    },
  },
  {
    name: 'requireSecondFactor',
    icon: KeyRound,
    title: 'Require two-step verification',
    text: 'Everyone needs a passkey or an authenticator app to sign in.',
    ask: {
      on: ({ withoutSecondFactor: none }) =>
        none === 0
          ? 'Everyone already uses two-step verification.'
          : `${none === 1 ? '1 account has' : `${countText(none)} accounts have`} no second step yet. They are asked to set one up the next time they sign in.`,
      off: () => 'Two-step verification becomes optional.',
    },
  },
]

/** Policies that apply to everyone on this installation. */
export function Policies() {
  const [pending, setPending] = useState<Policy>()
  const settings = useSettings()
  const change = useAdminChange({
    run: ({ name, value }: { readonly name: Switch; readonly value: boolean }) =>
      administrationApi.changeSettings({ [name]: value }),
    done: ({ name, value }) =>
      `${policies.find((policy) => policy.name === name)?.title}: ${value ? 'on' : 'off'}`,
    failure: 'The policy was not changed',
    undo: ({ name, value }) => ({ name, value: !value }),
  })
  return (
    <Panel title="Policies" note="Changes apply to everyone immediately">
      <Fetched query={settings} what="The policies" box="h-60 w-full">
        {(state) => (
          <>
            <ul className="divide-y divide-line">
              {policies.map((policy) => (
                <PolicyRow
                  key={policy.name}
                  policy={policy}
                  isOn={state.settings[policy.name]}
                  onChange={() => setPending(policy)}
                />
              ))}
            </ul>
            {pending && (
              <Question
                policy={pending}
                state={state}
                onClose={() => setPending(undefined)}
                onConfirm={(value) => change.mutate({ name: pending.name, value })}
              />
            )}
          </>
        )}
      </Fetched>
    </Panel>
  )
}

interface PolicyRowProps {
  readonly policy: Policy
  readonly isOn: boolean
  readonly onChange: () => void
}

function PolicyRow({ policy, isOn, onChange }: PolicyRowProps) {
  const verb = isOn ? 'Turn off' : 'Turn on'
  return (
    <SettingRow setting={policy}>
      {isOn ? <Badge tone="primary">On</Badge> : <Badge>Off</Badge>}
      <Button size="small" aria-label={`${verb}: ${policy.title}`} onClick={onChange}>
        {verb}
      </Button>
    </SettingRow>
  )
}

interface QuestionProps {
  readonly policy: Policy
  readonly state: AdministeredSettings
  readonly onClose: () => void
  readonly onConfirm: (value: boolean) => void
}

function Question({ policy, state, onClose, onConfirm }: QuestionProps) {
  const value = !state.settings[policy.name]
  const verb = value ? 'Turn on' : 'Turn off'
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${verb} “${policy.title}”?`}
      text={policy.ask[value ? 'on' : 'off'](state)}
      action={verb}
      tone={value ? 'primary' : 'danger'}
      onConfirm={() => {
        onConfirm(value)
        onClose()
      }}
    />
  )
}
