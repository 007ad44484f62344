import { ApiError, type SecurityOverview } from '@deckloom/contract'
import { Badge, Button, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { securityApi } from '../../../shared/identity/securityApi.ts'
import { ProfileSection } from '../ProfileSection.tsx'
import { inFull } from './dates.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { Row, Rows } from './Row.tsx'

/** Shows whether the company's sign-in opens this account, and lets the user change it. */
export function CompanyLink({ linkedAt }: NonNullable<SecurityOverview['company']>) {
  const [removing, setRemoving] = useState(false)
  const linking = useMutation({
    mutationFn: () => securityApi.linkCompany('/profile?tab=security'),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      toast({
        title: 'Your company’s sign-in was not linked',
        description: error instanceof ApiError ? error.sentence : 'Please try again.',
        variant: 'destructive',
      }),
  })
  return (
    <ProfileSection title="Company sign-in" text="Sign in with the account your company gave you.">
      <Rows>
        <Row
          icon={Building2}
          title="Company account"
          note={linkedAt === null ? 'Not linked' : `Linked on ${inFull(linkedAt)}`}
        >
          {linkedAt !== null && <Badge tone="primary">Linked</Badge>}
          {linkedAt === null ? (
            <Button size="small" working={linking.isPending} onClick={() => linking.mutate()}>
              Link
            </Button>
          ) : (
            <Button variant="quiet" size="small" onClick={() => setRemoving(true)}>
              Unlink
            </Button>
          )}
        </Row>
      </Rows>
      {removing && (
        <RemoveDialog
          title="Unlink your company account?"
          text="It will no longer sign you in to this account. You can link it again later."
          done="Company account unlinked"
          action="Unlink"
          remove={() => securityApi.unlinkCompany()}
          onClose={() => setRemoving(false)}
        />
      )}
    </ProfileSection>
  )
}
