import { deckDefaults } from '@deckloom/deck'
import { BarFrame } from './BarFrame.tsx'
import { ExportMenu } from './ExportMenu.tsx'

/** The bar over a deck that is being made: what can be said and done before it has an id. */
export function NewDeckBar() {
  return (
    <BarFrame>
      <span className="min-w-0 truncate px-1.5 text-body font-heading">
        {deckDefaults.deckTitle}
      </span>
      <span className="flex-1" />
      <ExportMenu />
    </BarFrame>
  )
}
