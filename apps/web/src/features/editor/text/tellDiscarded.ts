import { toast } from '@deckloom/ui'

/** Says that Escape took back what was typed, and offers to put it back. */
export function tellDiscarded(putBack: () => void): void {
  toast({ title: 'Changes Discarded', action: { label: 'Undo', onAct: putBack } })
}
