import { ApiError, type SecurityOverview } from '@deckloom/contract'
import { Badge, Button, toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LifeBuoy, Lock, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { securityApi } from '../../../shared/identity/securityApi.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { ProfileSection } from '../ProfileSection.tsx'
import { AppDialog } from './AppDialog.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { inFull } from './dates.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { Row, Rows } from './Row.tsx'
import { securityQuery } from './securityQuery.ts'

type Open = 'app' | 'remove' | 'password'

/** The authenticator app, the recovery codes and the password. */
export function TwoStep({ overview }: { readonly overview: SecurityOverview }) {
  const { appSince, passkeys, password, required } = overview
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <ProfileSection
      title="Two-step verification"
      text={
        required
          ? 'A second step after your password. Your administrator requires it.'
          : 'A second step after your password, so a stolen password isn’t enough.'
      }
    >
      <Rows>
        <AppRow appSince={appSince} onOpen={setOpen} />
        <Codes overview={overview} />
        <PasswordRow password={password} onOpen={() => setOpen('password')} />
      </Rows>
      {open === 'app' && <AppDialog isChange={appSince !== null} onClose={close} />}
      {open === 'password' && <PasswordDialog onClose={close} />}
      {open === 'remove' && (
        <RemoveDialog
          title="Turn off the authenticator app?"
          text={
            passkeys.length > 0
              ? 'You’ll no longer be asked for its codes. Your passkeys are kept.'
              : 'Your password alone will open your account, and your recovery codes will be deleted.'
          }
          done="Authenticator app turned off"
          action="Turn off"
          remove={() => securityApi.removeApp()}
          onClose={close}
        />
      )}
    </ProfileSection>
  )
}

function AppRow({
  appSince,
  onOpen,
}: Pick<SecurityOverview, 'appSince'> & { readonly onOpen: (open: Open) => void }) {
  const verb = appSince === null ? 'Set up' : 'Change'
  return (
    <Row
      icon={Smartphone}
      title="Authenticator app"
      note={
        appSince === null
          ? 'Off. Get codes from an app on your phone.'
          : `On since ${inFull(appSince)}`
      }
    >
      {appSince !== null && (
        <>
          <Badge tone="primary">On</Badge>
          <Button
            variant="quiet"
            size="small"
            aria-label="Turn off authenticator app"
            onClick={() => onOpen('remove')}
          >
            Turn off
          </Button>
        </>
      )}
      <Button size="small" aria-label={`${verb} authenticator app`} onClick={() => onOpen('app')}>
        {verb}
      </Button>
    </Row>
  )
}

function PasswordRow({
  password,
  onOpen,
}: Pick<SecurityOverview, 'password'> & { readonly onOpen: () => void }) {
  const changed = password?.changedAt
  return (
    <Row
      icon={Lock}
      title="Password"
      note={
        password === null
          ? 'None. You sign in another way.'
          : typeof changed === 'string'
            ? `Changed ${inFull(changed)}`
            : 'Not changed since you signed up'
      }
    >
      <Button
        size="small"
        aria-label={`${password === null ? 'Choose a' : 'Change'} password`}
        onClick={onOpen}
      >
        {password === null ? 'Choose one' : 'Change'}
      </Button>
    </Row>
  )
}

/** With fewer codes than this, it is time for new ones. */
const fewCodes = 3

function Codes({
  overview: { recoveryCodes, appSince, passkeys },
}: {
  readonly overview: SecurityOverview
}) {
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>()
  const renewing = useMutation({
    mutationFn: () => securityApi.renewCodes(),
    onSuccess: async (made) => {
      setCodes(made.recoveryCodes)
      await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
    },
    onError: (error) =>
      toast({
        title: 'No new codes were created',
        description: error instanceof ApiError ? error.sentence : 'Please try again.',
        variant: 'destructive',
      }),
  })
  const hasStep = appSince !== null || passkeys.length > 0
  return (
    <Row icon={LifeBuoy} title="Recovery codes" note={<CodesLeft count={recoveryCodes} />}>
      {hasStep && (
        <Button
          size="small"
          aria-label="New recovery codes"
          working={renewing.isPending}
          onClick={() => renewing.mutate()}
        >
          New codes
        </Button>
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Row>
  )
}

function CodesLeft({ count }: { readonly count: SecurityOverview['recoveryCodes'] }) {
  if (count === null) return 'You’ll get them when you set up two-step verification.'
  const { left, of } = count
  if (left >= fewCodes) return `${left} of ${of} left.`
  return (
    <>
      <strong className="font-action text-on-warning-soft">
        {left} of {of} left.
      </strong>{' '}
      Get new ones before you run out.
    </>
  )
}
