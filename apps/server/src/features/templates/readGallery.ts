import {
  type CategoryTotal,
  type GalleryCategory,
  ownTemplates,
  type Template,
  templateCategories,
  type TemplateItem,
} from '@deckloom/contract'
import { Failure } from '../../http/errors/failure.ts'
import type { TemplatePorts } from './createFromTemplate.ts'
import { openOwnTemplate, ownTemplateItems } from './ownTemplates.ts'
import { presentTemplate, presentTemplateItem } from './presentTemplate.ts'
import { countOwnTemplates } from './templatesRepository.ts'

type Ports = Pick<TemplatePorts, 'catalog' | 'queries' | 'hasPlans'>

/** The templates of a category, or all of them, with the person's own first. */
export async function readGallery(
  { catalog, queries, hasPlans }: Ports,
  {
    userId,
    category,
  }: { readonly userId: string; readonly category?: GalleryCategory | undefined },
): Promise<readonly TemplateItem[]> {
  // One's own are there before the outlines are read.
  const all = category === ownTemplates ? [] : await catalog.all()
  const chosen = all.filter((one) => !category || one.category === category)
  const isOwnWanted = category === undefined || category === ownTemplates
  const own = isOwnWanted ? await ownTemplateItems(queries, userId) : []
  return [...own, ...chosen.map((one) => presentTemplateItem(one, hasPlans))]
}

/** How many templates each category holds, in the order of the gallery. */
export async function readTotals(
  { catalog, queries }: Ports,
  userId: string,
): Promise<readonly CategoryTotal[]> {
  const all = await catalog.all()
  const own = await countOwnTemplates(queries, userId)
  return [
    ...templateCategories.map((category) => ({
      category,
      total: all.filter((one) => one.category === category).length,
    })),
    { category: ownTemplates, total: own },
  ]
}

/** A template of the gallery, or one of the person's own. */
export async function openTemplate(
  { catalog, queries, hasPlans }: Ports,
  which: { readonly id: string; readonly userId: string },
): Promise<Template | Failure> {
  const found = (await catalog.find(which.id)) ?? (await openOwnTemplate(queries, which))
  return found ? presentTemplate(found, hasPlans) : new Failure('not_found')
}
