import type { Template as TemplateAnswer, TemplateItem } from '@deckloom/contract'
import type { Template } from '@deckloom/templates'

/** A template in the gallery: light, because the gallery holds many. */
export function presentTemplateItem(template: Template): TemplateItem {
  const { slides, ...facts } = template
  const [cover] = slides
  if (!cover) throw new Error(`The template ${template.id} has no slides`)
  return { ...facts, thumbnail: null, slideCount: slides.length, cover }
}

export function presentTemplate(
  template: Omit<TemplateAnswer, 'thumbnail' | 'slideCount'>,
): TemplateAnswer {
  return { ...template, thumbnail: null, slideCount: template.slides.length }
}
