import { Button } from '@deckloom/ui'

export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-card bg-surface p-6 shadow-sheet"
    >
      <h3 className="text-h3 font-heading">Your presentations could not be loaded</h3>
      <p className="text-ui text-ink-muted">
        They are kept on the server; only the list is missing.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
