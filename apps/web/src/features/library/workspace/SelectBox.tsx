import type { PresentationListItem } from '@deckloom/contract'
import { Check } from 'lucide-react'
import { deckName } from '../deckName.ts'
import type { Selection } from './useSelection.ts'

/** Selects a deck, or with Shift a range up to it. */
export function SelectBox({
  deck,
  selection,
}: {
  readonly deck: PresentationListItem
  readonly selection: Selection
}) {
  return (
    <span className="relative block size-5">
      <input
        type="checkbox"
        aria-label={`Select ${deckName(deck)}`}
        checked={selection.has(deck.id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(deck, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="peer absolute inset-0 size-5 cursor-pointer appearance-none rounded-slide bg-surface shadow-[inset_0_0_0_1.5px_var(--line-control)] before:absolute before:-inset-3 checked:bg-primary checked:shadow-none"
      />
      <Check
        size={15}
        strokeWidth={2.5}
        aria-hidden="true"
        className="pointer-events-none absolute top-0.5 left-0.5 text-on-primary opacity-0 peer-checked:opacity-100"
      />
    </span>
  )
}
