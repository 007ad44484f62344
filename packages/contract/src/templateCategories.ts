/** Template categories, in the order of the gallery. Without zod, so that a screen can list them. */
export const templateCategories = [
  'business',
  'marketing',
  'education',
  'startup',
  'creative',
  'nonprofit',
] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** The category of the user's own templates in the gallery. */
export const ownTemplates = 'mine'
export type GalleryCategory = TemplateCategory | typeof ownTemplates
