import type { AccessRequest, SharedRole } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { presentationsKey } from '../../../shared/presentations.ts'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'
import { RoleMenu } from './RoleMenu.tsx'

/** People who ask for access, which the owner gives or declines. */
export function AccessRequests({ deckId }: { readonly deckId: number }) {
  const {
    data = [],
    isError,
    refetch,
  } = useQuery({
    queryKey: [...presentationsKey, deckId, 'access-requests'],
    queryFn: () => peopleApi.listAccessRequests(deckId),
    staleTime: 0,
  })
  if (isError) {
    return (
      <div role="alert" className="mt-4 flex items-center justify-between gap-3 text-ui">
        <p>Requests for access could not be loaded.</p>
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (data.length === 0) return null
  return (
    <>
      <h3 className="mt-4 mb-2 text-ui font-heading">Asking for access</h3>
      <ul aria-label="Asking for access" className="flex flex-col gap-2">
        {data.map((request) => (
          <RequestRow key={request.id} deckId={deckId} request={request} />
        ))}
      </ul>
    </>
  )
}

interface RequestRowProps {
  readonly deckId: number
  readonly request: AccessRequest
}

function RequestRow({ deckId, request }: RequestRowProps) {
  const { id, name, email, wants, message } = request
  const [role, setRole] = useState<SharedRole>(wants === 'edit' ? 'editor' : 'viewer')
  const answer = useDeckListChange('The request was not answered', (given: SharedRole | null) =>
    peopleApi.answerAccessRequest(deckId, id, given),
  )
  return (
    <li className="rounded-card bg-info-soft px-3.5 py-3 text-on-info-soft">
      <p className="text-ui">
        <strong className="font-heading">{name || email}</strong> asks to {wants}
      </p>
      <p className="truncate text-small">{email}</p>
      {message !== '' && <p className="mt-1.5 text-ui wrap-anywhere">“{message}”</p>}
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <RoleMenu label={`Role for ${name || email}`} value={role} onChange={setRole} />
        <Button size="small" onClick={() => answer.mutate(null)}>
          Decline
        </Button>
        <Button
          size="small"
          aria-label={`Allow ${name || email}`}
          working={answer.isPending}
          onClick={() => answer.mutate(role)}
        >
          Allow
        </Button>
      </div>
    </li>
  )
}
