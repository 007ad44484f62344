import { Button, Dialog, toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { makePasskey, passkeyFault } from '../../../shared/identity/passkeyCall.ts'
import { securityApi } from '../../../shared/identity/securityApi.ts'
import { CodesDialog } from './CodesDialog.tsx'
import { PasskeyName } from './RenamePasskeyDialog.tsx'
import { securityQuery } from './securityQuery.ts'

/** Asks for a name, has the browser create a passkey, and shows recovery codes if these are the first. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('This device')
  const [codes, setCodes] = useState<readonly string[]>()
  const queryClient = useQueryClient()
  const adding = useMutation({
    mutationFn: async () => {
      const made = await makePasskey(() => securityApi.beginPasskey())
      return securityApi.addPasskey(name.trim(), made)
    },
    onSuccess: async ({ recoveryCodes }) => {
      toast({ title: 'Passkey added', description: 'Use it the next time you sign in.' })
      await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
      if (recoveryCodes.length > 0) setCodes(recoveryCodes)
      else onClose()
    },
  })
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !adding.isPending) adding.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add a passkey"
      description="Next, your browser will ask for your face, fingerprint or device PIN. It also becomes your second step after a password."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="add-passkey"
            variant="primary"
            disabled={name.trim() === ''}
            working={adding.isPending}
          >
            {adding.isPending ? 'Waiting for your device...' : 'Continue'}
          </Button>
        </>
      }
    >
      <form id="add-passkey" noValidate onSubmit={submit}>
        <PasskeyName
          value={name}
          onChange={setName}
          error={adding.error ? passkeyFault(adding.error) : undefined}
        />
      </form>
    </Dialog>
  )
}
