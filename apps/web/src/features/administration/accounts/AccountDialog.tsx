import { ConfirmDialog } from '@deckloom/ui'
import type { AccountAction, AccountRequest } from './AccountActions.tsx'
import { accountQuestions, accountLabel, type AskedAction } from './accountQuestions.ts'
import { GivePlanDialog } from './GivePlanDialog.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { ResetLinkDialog } from './ResetLinkDialog.tsx'
import { useAdminChange } from '../calls/useAdminChange.ts'

export interface AccountDialogProps {
  readonly request: AccountRequest
  readonly onClose: () => void
}

const ownDialogs = {
  'give-plan': GivePlanDialog,
  'reset-link': ResetLinkDialog,
  'hand-over': HandOverDialog,
} as const

/** The dialog of the requested account action. */
export function AccountDialog({ request: { kind, account }, onClose }: AccountDialogProps) {
  if (isAsked(kind)) return <Question kind={kind} account={account} onClose={onClose} />
  const OwnDialog = ownDialogs[kind]
  return <OwnDialog account={account} onClose={onClose} />
}

function isAsked(kind: AccountAction): kind is AskedAction {
  return kind in accountQuestions
}

interface QuestionProps {
  readonly kind: AskedAction
  readonly account: AccountRequest['account']
  readonly onClose: () => void
}

function Question({ kind, account, onClose }: QuestionProps) {
  const change = useAdminChange({
    run: (action: AskedAction) => accountQuestions[action].run(account),
    done: (action) => accountQuestions[action].done,
    failure: 'The account was not changed',
    undo: (action) => accountQuestions[action].undo,
  })
  const { title, text, action, tone } = accountQuestions[kind]
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      text={text(accountLabel(account))}
      action={action}
      {...(tone && { tone })}
      onConfirm={() => {
        change.mutate(kind)
        onClose()
      }}
    />
  )
}
