import type { AdministeredAccount, ResetLink } from '@deckloom/contract'
import { Button, Dialog, TextField, toast } from '@deckloom/ui'
import { useState } from 'react'
import { formatTimestamp } from '../../../shared/data/formatTimestamp.ts'
import { accountLabel } from './accountQuestions.ts'
import { administrationApi } from '../calls/administrationApi.ts'
import { useAdminChange } from '../calls/useAdminChange.ts'

export interface ResetLinkDialogProps {
  readonly account: AdministeredAccount
  readonly onClose: () => void
}

/** Shows a password reset link, once, for the administrator to pass on. */
export function ResetLinkDialog({ account, onClose }: ResetLinkDialogProps) {
  const [link, setLink] = useState<ResetLink>()
  const make = useAdminChange({
    run: async () => setLink(await administrationApi.makeResetLink(account.id)),
    done: 'Password link created',
    failure: 'The link was not created',
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Create a password link"
      description={`${accountLabel(account)} can use it to choose a new password without receiving an email.`}
      footer={
        link ? (
          <>
            <Button onClick={() => void copy(link.url)}>Copy link</Button>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" working={make.isPending} onClick={() => make.mutate()}>
              Create link
            </Button>
          </>
        )
      }
    >
      {link ? (
        <TextField
          label="Password link"
          readOnly
          value={link.url}
          hint={`Shown only once. Works once, until ${formatTimestamp(link.expiresAt)}.`}
          onFocus={(event) => event.target.select()}
        />
      ) : (
        <p className="text-ui text-ink-muted">
          Anyone with the link can take over the account, so share it in person or through a channel
          you trust. It replaces earlier links, and the account’s owner is notified.
        </p>
      )}
    </Dialog>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Link copied' })
  } catch {
    toast({ title: 'Copy the link from the field', variant: 'notice' })
  }
}
