import { Button } from '@deckloom/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { passkeyFault } from '../../../shared/identity/passkeyCall.ts'

export interface PasskeyButtonProps {
  /** Asks the browser for a passkey. */
  readonly asking: Pick<UseMutationResult<unknown, Error, void>, 'error' | 'isPending' | 'mutate'>
  readonly label: string
}

/** A button that asks the browser for a passkey, and what went wrong. */
export function PasskeyButton({ asking: { error, isPending, mutate }, label }: PasskeyButtonProps) {
  const fault = error ? passkeyFault(error) : undefined
  return (
    <>
      <Button
        variant="primary"
        size="large"
        full
        icon={<KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />}
        working={isPending}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {fault !== undefined && (
        <p role="alert" className="text-small text-danger">
          {fault}
        </p>
      )}
    </>
  )
}
