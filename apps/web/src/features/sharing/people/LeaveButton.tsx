import { Button } from '@deckloom/ui'

export interface LeaveButtonProps {
  readonly working: boolean
  readonly onLeave: () => void
}

/** Gives up one's own access to the deck. */
export function LeaveButton({ working, onLeave }: LeaveButtonProps) {
  return (
    <Button size="small" variant="quiet" working={working} onClick={onLeave}>
      Leave
    </Button>
  )
}
