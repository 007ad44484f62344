import { Button, Dialog } from '@deckloom/ui'

/** Imitates the confirmation page of a bank. */
export function TestBankDialog({ onAnswer }: { readonly onAnswer: (approved: boolean) => void }) {
  return (
    <Dialog
      open
      required
      onOpenChange={() => undefined}
      title="Confirm this payment"
      description="Test mode: this stands in for your bank’s page."
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Decline</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            Confirm payment
          </Button>
        </>
      }
    >
      <p className="text-body text-ink-muted">This card needs one more confirmation to pay.</p>
    </Dialog>
  )
}
