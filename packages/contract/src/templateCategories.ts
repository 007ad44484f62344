/** The kinds of templates, in the order in which the gallery names them. Free of zod, so that a screen can list them. */
export const templateCategories = [
  'business',
  'marketing',
  'education',
  'startup',
  'creative',
  'nonprofit',
] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** Where the gallery shows what a person saved as templates. */
export const ownTemplates = 'mine'
export type GalleryCategory = TemplateCategory | typeof ownTemplates
