import { callThrough, type Send } from './client.ts'
import type { CategoryTotal, GalleryCategory } from './templateCategories.ts'
import type { SaveTemplateBody, Template, TemplateItem } from './templates.ts'

/** The calls of templates, in a module of their own because only the gallery makes them. */
export function createTemplateClient(send: Send) {
  const call = callThrough(send)
  const get = <T>(path: string) => call<T>({ method: 'GET', path })
  return {
    /** Those of one category, or all of them. */
    listTemplates: (category?: GalleryCategory) =>
      get<readonly TemplateItem[]>(`/api/templates${category ? `?category=${category}` : ''}`),
    /** How many each category holds, in the order of the gallery. */
    templateTotals: () => get<readonly CategoryTotal[]>('/api/templates/totals'),
    getTemplate: (id: string) => get<Template>(`/api/templates/${id}`),
    /** Keeps a deck as a template of one's own. */
    saveTemplate: (body: SaveTemplateBody) =>
      call<TemplateItem>({ method: 'POST', path: '/api/templates', body }),
    /** Removes a template of one's own; decks made of it stay. */
    deleteTemplate: (id: string) => call<null>({ method: 'DELETE', path: `/api/templates/${id}` }),
    /** Makes a deck that begins as the template; `premium_required` where the plan has none of these. */
    createFromTemplate: (templateId: string) =>
      call<{ readonly id: number }>({
        method: 'POST',
        path: '/api/presentations/from-template',
        body: { templateId },
      }),
  }
}
