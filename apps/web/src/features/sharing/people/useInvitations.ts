import type { SharedRole } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useState } from 'react'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'
import { failureOf } from '../calls/useLinkChange.ts'
import { splitAddresses } from './addresses.ts'

export interface Invitations {
  /** Addresses to invite. */
  readonly chips: readonly string[]
  /** What is being typed. */
  readonly text: string
  readonly type: (text: string) => void
  readonly role: SharedRole
  readonly setRole: (role: SharedRole) => void
  /** What is wrong with the text, or why an address was not invited. */
  readonly problem: string | undefined
  readonly isSending: boolean
  /** Makes chips of addresses in a text; what is no address stays as text. */
  readonly take: (text: string) => void
  readonly remove: (address: string) => void
  /** Invites all chips, and what is typed. */
  readonly send: () => void
}

/** Collects addresses and invites them. */
export function useInvitations(deckId: number): Invitations {
  const [chips, setChips] = useState<readonly string[]>([])
  const [text, type] = useState('')
  const [role, setRole] = useState<SharedRole>('viewer')
  const [problem, setProblem] = useState<string>()
  const invite = useDeckListChange('Invitation not sent', inviteAll)
  const take = (typed: string) => {
    const { addresses, rest } = splitAddresses(typed)
    const next = [...new Set([...chips, ...addresses])]
    setChips(next)
    type(rest)
    setProblem(rest === '' ? undefined : `“${rest}” is not an email address.`)
    return rest === '' ? next : []
  }
  const done = ({ sent, failed }: Outcome) => {
    // Those that failed stay, with the reason.
    setChips(failed.map(({ address }) => address))
    setProblem(failed[0] && `${failed[0].address}: ${failed[0].why}`)
    if (sent.length > 0) toast({ title: 'Invitation sent', description: sent.join(', ') })
  }
  const send = () => {
    const addresses = take(text)
    if (addresses.length === 0 || invite.isPending) return
    invite.mutate({ deckId, addresses, role }, { onSuccess: done })
  }
  return {
    chips,
    text,
    type: (typed) => {
      type(typed)
      setProblem(undefined)
    },
    role,
    setRole,
    problem,
    isSending: invite.isPending,
    take: (typed) => void take(typed),
    remove: (address) => {
      setChips(chips.filter((other) => other !== address))
      setProblem(undefined)
    },
    send,
  }
}

interface Outcome {
  readonly sent: readonly string[]
  readonly failed: readonly { readonly address: string; readonly why: string | undefined }[]
}

/** Invites addresses; one that fails stops no other. */
async function inviteAll({
  deckId,
  addresses,
  role,
}: {
  readonly deckId: number
  readonly addresses: readonly string[]
  readonly role: SharedRole
}): Promise<Outcome> {
  const answers = await Promise.allSettled(
    addresses.map((email) => peopleApi.invite(deckId, { email, role })),
  )
  const outcomes = addresses.map((address, at) => {
    const answer = answers[at]
    const error = answer?.status === 'rejected' ? answer.reason : undefined
    return { address, why: error === undefined ? undefined : failureOf(asError(error)) }
  })
  return {
    sent: outcomes.filter(({ why }) => why === undefined).map(({ address }) => address),
    failed: outcomes.filter(({ why }) => why !== undefined),
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
