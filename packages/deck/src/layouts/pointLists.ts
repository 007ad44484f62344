/** Layouts that hold a few points of any kind, best first. */
export const pointLists = [
  'title + bullets + image',
  'side-by-side image + bullets',
  'title + bullets',
  'two column',
] as const
