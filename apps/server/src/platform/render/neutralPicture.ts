/** A plain gray picture (#E5E7EB, 2 x 2 pixels) in place of one that this server doesn't have. */
export const neutralPicture = {
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGN4+vw1EDFAKABL+grd5j7z9AAAAABJRU5ErkJggg==',
    'base64',
  ),
  mime: 'image/png',
  width: 2,
  height: 2,
} as const
