import * as templates from '../endpoints/templates.ts'
import type { GalleryCategory } from '../templateCategories.ts'
import type { SaveTemplateBody } from '../requests/decks/templates.ts'
import { callThrough, type Send } from './call.ts'

/** Creates the calls for templates, in a separate module because only the gallery uses them. */
export function createTemplateClient(send: Send) {
  const call = callThrough(send)
  return {
    /** Templates of one category, or all of them. */
    listTemplates: (category?: GalleryCategory) =>
      call(templates.listTemplates, { query: { category } }),
    /** Number of templates per category, in the order of the gallery. */
    templateTotals: () => call(templates.readTemplateTotals),
    getTemplate: (id: string) => call(templates.getTemplate, { params: { id } }),
    /** Saves a deck as one of the user's own templates. */
    saveTemplate: (body: SaveTemplateBody) => call(templates.saveTemplate, { body }),
    /** Deletes one of the user's own templates; decks created from it are kept. */
    deleteTemplate: (id: string) => call(templates.deleteTemplate, { params: { id } }),
    /** Creates a deck from a template; rejects with `premium_required` if the plan does not include it. */
    createFromTemplate: (templateId: string) =>
      call(templates.createFromTemplate, { body: { templateId } }),
  }
}
