/** A plain grey picture (#E5E7EB, 2 x 2 pixels) that stands in for one whose bytes are not ours to fetch. */
export const neutralPicture = {
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGN4+vw1EDFAKABL+grd5j7z9AAAAABJRU5ErkJggg==',
    'base64',
  ),
  mime: 'image/png',
  width: 2,
  height: 2,
} as const
