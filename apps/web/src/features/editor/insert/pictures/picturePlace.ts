/** Position of a new picture, near the center of the page. */
export const picturePlace = { x: 450, y: 238 } as const
