import { Banner, Button, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyProblemIn } from '../../../shared/identity/companyProblems.ts'
import { Devices } from './Devices.tsx'
import { ProfileSection } from '../ProfileSection.tsx'
import { CompanyLink } from './CompanyLink.tsx'
import { Passkeys } from './Passkeys.tsx'
import { securityQuery } from './securityQuery.ts'
import { TwoStep } from './TwoStep.tsx'

/** What protects the account, and its sessions. */
export function SecurityTab() {
  const { data, isError, refetch } = useQuery(securityQuery)
  const [problem] = useState(() => companyProblemIn(location.search))
  return (
    <>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      {isError && (
        <ProfileSection title="Security" text="Passkeys and two-step verification.">
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ui text-ink-muted">This could not be loaded.</p>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
        </ProfileSection>
      )}
      {!data && !isError && <Loading />}
      {data && (
        <>
          <Passkeys overview={data} />
          <TwoStep overview={data} />
          {data.company && <CompanyLink {...data.company} />}
        </>
      )}
      <Devices />
    </>
  )
}

function Loading() {
  return (
    <>
      <ProfileSection title="Passkeys" text="Sign in with your face, fingerprint or device PIN.">
        <Skeleton className="h-12 w-full" />
      </ProfileSection>
      <ProfileSection title="Two-step verification" text="A second step after your password.">
        <Skeleton className="h-40 w-full" />
      </ProfileSection>
    </>
  )
}
