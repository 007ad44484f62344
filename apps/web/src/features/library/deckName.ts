import { deckDefaults } from '@deckloom/deck'

/** An empty stored title has a name of its own on screens. */
export function deckName({ title }: { readonly title: string }): string {
  return title.trim() === '' ? deckDefaults.untitledTitle : title
}
