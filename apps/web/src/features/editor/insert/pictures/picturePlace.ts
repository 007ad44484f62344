/** Around the middle of the page, in the size of a new picture. */
export const picturePlace = { x: 450, y: 238 } as const
