import type { Enrolled, SignInAnswer } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { AppSetupSteps } from '../../shared/identity/AppSetupSteps.tsx'
import { RecoveryCodes } from '../../shared/identity/RecoveryCodes.tsx'
import { signInApi } from '../../shared/identity/signInApi.ts'
import { sentenceOf } from './SecondFactorStep.tsx'

export interface EnrollmentStepProps {
  readonly onTaken: (answer: SignInAnswer) => Promise<void>
}

/** Sets an authenticator app up for somebody who has to have a second step before they are let in. */
export function EnrollmentStep({ onTaken }: EnrollmentStepProps) {
  const [enrolled, setEnrolled] = useState<Enrolled>()
  if (enrolled) return <Codes enrolled={enrolled} onTaken={onTaken} />
  return <Setup onEnrolled={setEnrolled} />
}

function Setup({ onEnrolled }: { readonly onEnrolled: (enrolled: Enrolled) => void }) {
  const [code, setCode] = useState('')
  const setup = useQuery({
    queryKey: ['enrollment'],
    queryFn: () => signInApi.beginApp(),
    staleTime: Infinity,
    gcTime: 0,
  })
  const confirming = useMutation({
    mutationFn: (typed: string) => signInApi.confirmApp(setup.data?.setup ?? '', typed),
    onSuccess: onEnrolled,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && setup.data && !confirming.isPending) confirming.mutate(code)
  }
  const fault = setup.error ?? confirming.error
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <AppSetupSteps
        setup={setup.data}
        code={code}
        onCode={(typed) => {
          setCode(typed)
          confirming.reset()
        }}
        error={fault ? sentenceOf(fault) : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        full
        working={confirming.isPending}
        disabled={code.trim() === '' || !setup.data}
      >
        Continue
      </Button>
    </form>
  )
}

function Codes({
  enrolled: { recoveryCodes, answer },
  onTaken,
}: { readonly enrolled: Enrolled } & EnrollmentStepProps) {
  const [saved, setSaved] = useState(false)
  const entering = useMutation({ mutationFn: () => onTaken(answer) })
  return (
    <div className="flex flex-col gap-4">
      <RecoveryCodes codes={recoveryCodes} saved={saved} onSaved={setSaved} />
      <Button
        variant="primary"
        size="large"
        full
        disabled={!saved}
        working={entering.isPending}
        onClick={() => entering.mutate()}
      >
        Continue
      </Button>
    </div>
  )
}
