import { normaliseSlides, type Slide } from '@deckloom/deck'
import { Failure } from '../../http/failure.ts'
import type { PlanGate } from '../../http/planGate.ts'
import type { Account } from '../../http/sessions.ts'
import { openOwnTemplate, type OwnTemplatePorts } from './ownTemplates.ts'
import type { TemplateCatalogue } from './templateCatalogue.ts'

export interface TemplatePorts extends OwnTemplatePorts {
  readonly catalogue: TemplateCatalogue
  readonly newId: () => string
  /** Whether some templates are for plans that have them. */
  readonly hasPlans: boolean
  readonly planGate: PlanGate
  /** Stores a deck; its id. */
  readonly storeDeck: (deck: NewDeck) => Promise<{ readonly id: number }>
}

export interface NewDeck {
  readonly userId: string
  readonly title: string
  readonly slides: readonly Slide[]
  /** The template that it began as. */
  readonly template: string
}

/** Makes a deck that begins as a template. Premium ones need a plan that has them. */
export async function createFromTemplate(
  { catalogue, queries, newId, planGate, storeDeck }: TemplatePorts,
  { account, templateId }: { readonly account: Account; readonly templateId: string },
): Promise<{ readonly id: number } | Failure> {
  const template =
    (await catalogue.find(templateId)) ??
    (await openOwnTemplate(queries, { id: templateId, userId: account.id }))
  if (!template) return new Failure('not_found', 'This template no longer exists.')
  const refused = template.isPremium ? planGate(account, 'premium') : undefined
  if (refused) return refused
  return storeDeck({
    userId: account.id,
    title: template.name,
    slides: normaliseSlides(template.slides.map(withoutIds), newId),
    template: template.id,
  })
}

/** The ids of a template are the same in every deck that is made of it. */
function withoutIds({ id: _id, images, ...slide }: Slide) {
  return {
    ...slide,
    ...(images && { images: images.map(({ id: _imageId, ...image }) => image) }),
  }
}
