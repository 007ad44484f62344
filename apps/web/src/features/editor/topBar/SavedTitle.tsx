import { DeckTitle } from './DeckTitle.tsx'
import { SaveSign } from './SaveSign.tsx'

/** The deck's title above whether it is saved. */
export function SavedTitle() {
  return (
    <div className="flex min-w-0 flex-1 flex-col items-start">
      <DeckTitle />
      <div className="-mt-1 px-1.5">
        <SaveSign />
      </div>
    </div>
  )
}
