import { Button, Dialog, toast } from '@deckloom/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { AppSetupSteps } from '../../../shared/identity/AppSetupSteps.tsx'
import { sentenceOf } from '../../../shared/identity/sentenceOf.ts'
import { securityApi } from '../../../shared/identity/securityApi.ts'
import { CodesDialog } from './CodesDialog.tsx'
import { securityQuery } from './securityQuery.ts'

export interface AppDialogProps {
  /** Whether it replaces the current app. */
  readonly isChange: boolean
  readonly onClose: () => void
}

/** Sets up an authenticator app, which is active from its first code on. */
export function AppDialog({ isChange, onClose }: AppDialogProps) {
  const [code, setCode] = useState('')
  const { setup, confirming, codes, fault } = useAppSetup(onClose)
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && setup.data && !confirming.isPending) confirming.mutate(code)
  }
  return (
    <Dialog
      open
      width={640}
      onOpenChange={(open) => !open && onClose()}
      title={isChange ? 'Change authenticator app' : 'Set up authenticator app'}
      {...(isChange && {
        description: 'Your current app keeps working until you enter a code from the new one.',
      })}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="authenticator-app"
            variant="primary"
            disabled={code.trim() === '' || !setup.data}
            working={confirming.isPending}
          >
            Turn on
          </Button>
        </>
      }
    >
      <form id="authenticator-app" noValidate onSubmit={submit}>
        <AppSetupSteps
          setup={setup.data}
          code={code}
          onCode={(typed) => {
            setCode(typed)
            confirming.reset()
          }}
          error={fault}
        />
      </form>
    </Dialog>
  )
}

/** Sets up an app; `codes` are present once it is active, if they are the account's first. */
function useAppSetup(onDone: () => void) {
  const [codes, setCodes] = useState<readonly string[]>()
  const queryClient = useQueryClient()
  const setup = useQuery({
    queryKey: ['app-setup'],
    queryFn: () => securityApi.beginApp(),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const confirming = useMutation({
    mutationFn: (typed: string) => securityApi.confirmApp(setup.data?.setup ?? '', typed),
    onSuccess: async ({ recoveryCodes }) => {
      toast({
        title: 'Authenticator app is on',
        description: 'You’ll be asked for a code when you sign in.',
      })
      await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
      if (recoveryCodes.length > 0) setCodes(recoveryCodes)
      else onDone()
    },
  })
  const error = setup.error ?? confirming.error
  const fault = error ? sentenceOf(error) : undefined
  return { setup, confirming, codes, fault }
}
