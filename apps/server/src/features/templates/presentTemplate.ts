import type { Template as TemplateAnswer, TemplateItem } from '@deckloom/contract'
import type { Template } from '@deckloom/templates'

/** A template in the gallery, without its slides. Without plans none is premium. */
export function presentTemplateItem(template: Template, hasPlans: boolean): TemplateItem {
  const { slides, ...facts } = template
  const [cover] = slides
  if (!cover) throw new Error(`The template ${template.id} has no slides`)
  const isPremium = hasPlans && facts.isPremium
  return { ...facts, isPremium, thumbnail: null, slideCount: slides.length, cover }
}

export function presentTemplate(
  template: Omit<TemplateAnswer, 'thumbnail' | 'slideCount'>,
  hasPlans: boolean,
): TemplateAnswer {
  const isPremium = hasPlans && template.isPremium
  return { ...template, isPremium, thumbnail: null, slideCount: template.slides.length }
}
