import { normalizeSlides, type Slide } from '@deckloom/deck'
import { Failure } from '../../http/errors/failure.ts'
import type { PlanGate } from '../../http/sessions/planGate.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { openOwnTemplate, type OwnTemplatePorts } from './ownTemplates.ts'
import type { TemplateCatalog } from './templateCatalog.ts'

export interface TemplatePorts extends OwnTemplatePorts {
  readonly catalog: TemplateCatalog
  readonly newId: () => string
  /** Whether premium templates require a plan. */
  readonly hasPlans: boolean
  readonly planGate: PlanGate
  /** Stores a deck; resolves to its id. */
  readonly storeDeck: (deck: NewDeck) => Promise<{ readonly id: number }>
}

export interface NewDeck {
  readonly userId: string
  readonly title: string
  readonly slides: readonly Slide[]
  /** The template that it was created from. */
  readonly template: string
}

/** Creates a deck from a template. Premium ones require a plan that includes them. */
export async function createFromTemplate(
  { catalog, queries, newId, planGate, storeDeck }: TemplatePorts,
  { account, templateId }: { readonly account: Account; readonly templateId: string },
): Promise<{ readonly id: number } | Failure> {
  const template =
    (await catalog.find(templateId)) ??
    (await openOwnTemplate(queries, { id: templateId, userId: account.id }))
  if (!template) return new Failure('not_found', 'This template no longer exists.')
  const refused = template.isPremium ? planGate(account, 'premium') : undefined
  if (refused) return refused
  return storeDeck({
    userId: account.id,
    title: template.name,
    slides: normalizeSlides(template.slides.map(withoutIds), newId),
    template: template.id,
  })
}

/** Ids of a template would repeat in every deck made from it. */
function withoutIds({ id: _id, images, ...slide }: Slide) {
  return {
    ...slide,
    ...(images && { images: images.map(({ id: _imageId, ...image }) => image) }),
  }
}
