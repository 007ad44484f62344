/** Layouts that hold any few points, the best first. */
export const pointLists = [
  'title + bullets + image',
  'side-by-side image + bullets',
  'title + bullets',
  'two column',
] as const
