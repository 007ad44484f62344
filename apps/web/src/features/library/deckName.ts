import { deckDefaults } from '@deckloom/deck'

/** An empty stored title is shown as a default name. */
export function deckName({ title }: { readonly title: string }): string {
  return title.trim() === '' ? deckDefaults.untitledTitle : title
}
