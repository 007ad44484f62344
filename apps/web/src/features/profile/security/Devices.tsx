import type { SessionItem } from '@deckloom/contract'
import { Badge, Button, Skeleton, toast } from '@deckloom/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { api } from '../../../shared/api.ts'
import { ProfileSection } from '../ProfileSection.tsx'
import { Row, Rows } from './Row.tsx'
import { wasNotProven } from '../wasNotProven.ts'
import { urlFor } from '../../../shared/place.ts'

export const sessionsKey = ['/api/user/sessions'] as const

/** The account's sessions, each with a button to end it, and one button to end them all. */
export function Devices() {
  const { data, isError } = useQuery({ queryKey: sessionsKey, queryFn: () => api.listSessions() })
  return (
    <ProfileSection
      title="Where you’re signed in"
      text="Don’t know one? Sign it out, then change your password."
    >
      {isError && (
        <p role="alert" className="text-ui text-ink-muted">
          The list could not be loaded. Signing out of all sessions still works.
        </p>
      )}
      {!data && !isError && <Skeleton className="h-12 w-full" />}
      {data && (
        <Rows>
          {data.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </Rows>
      )}
      <div className="mt-3.5 border-t border-line pt-4">
        <SignOutEverywhere />
      </div>
    </ProfileSection>
  )
}

function SignOutEverywhere() {
  const signOut = useMutation({
    mutationFn: () => api.signOutEverywhere(),
    // A full navigation: nothing of the account stays in the page's memory.
    onSuccess: () => location.assign(urlFor('/')),
    onError: (error) => {
      if (wasNotProven(error)) return
      toast({
        title: 'Could not sign you out',
        description: 'Please try again.',
        variant: 'destructive',
      })
    },
  })
  const busy = signOut.isPending || signOut.isSuccess
  return (
    <Button working={busy} onClick={() => !busy && signOut.mutate()}>
      Sign Out of All Sessions
    </Button>
  )
}

function Device({ session }: { readonly session: SessionItem }) {
  const queryClient = useQueryClient()
  const end = useMutation({
    mutationFn: () => api.endSession(session.id),
    onError: () =>
      toast({
        title: 'Could not sign out the device',
        description: 'Please try again.',
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
  return (
    <Row
      icon={/iPhone|iPad|Android/.test(session.device) ? Smartphone : Laptop}
      title={session.device}
      note={
        session.isCurrent
          ? 'Now'
          : `Last used ${shortTimestamp.format(new Date(session.lastUsedAt))}`
      }
    >
      {session.isCurrent ? (
        <Badge tone="primary">This device</Badge>
      ) : (
        <Button
          variant="quiet"
          size="small"
          working={end.isPending}
          aria-label={`Sign out ${session.device}`}
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
    </Row>
  )
}

const shortTimestamp = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
