import { deckDefaults } from '@deckloom/deck'

/** Returns the deck's title, or a default name if it is blank. */
export function deckName({ title }: { readonly title: string }): string {
  return title.trim() === '' ? deckDefaults.untitledTitle : title
}
