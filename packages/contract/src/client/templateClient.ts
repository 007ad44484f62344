import * as templates from '../endpoints/templates.ts'
import type { GalleryCategory } from '../templateCategories.ts'
import type { SaveTemplateBody } from '../requests/decks/templates.ts'
import { callThrough, type Send } from './call.ts'

/** The calls of templates, in a module of their own because only the gallery makes them. */
export function createTemplateClient(send: Send) {
  const call = callThrough(send)
  return {
    /** Those of one category, or all of them. */
    listTemplates: (category?: GalleryCategory) =>
      call(templates.listTemplates, { query: { category } }),
    /** How many each category holds, in the order of the gallery. */
    templateTotals: () => call(templates.readTemplateTotals),
    getTemplate: (id: string) => call(templates.getTemplate, { params: { id } }),
    /** Keeps a deck as a template of one's own. */
    saveTemplate: (body: SaveTemplateBody) => call(templates.saveTemplate, { body }),
    /** Removes a template of one's own; decks made of it stay. */
    deleteTemplate: (id: string) => call(templates.deleteTemplate, { params: { id } }),
    /** Makes a deck that begins as the template; `premium_required` where the plan has none of these. */
    createFromTemplate: (templateId: string) =>
      call(templates.createFromTemplate, { body: { templateId } }),
  }
}
