import { deckDefaults } from '@deckloom/deck'
import { BarFrame } from './BarFrame.tsx'
import { ExportMenu } from './ExportMenu.tsx'

/** The bar while a deck is being created: what can be shown before it has an ID. */
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
