import type { Slide } from './slide.ts'
import type { ImageItem, LegacyMedia } from './visuals.ts'

/** The pictures of a slide in painting order; a legacy picture counts as the first. */
export function slideImages(slide: Slide): readonly ImageItem[] {
  const legacy = slide.media_data ? legacyImage(slide.media_data) : undefined
  return legacy ? [legacy, ...(slide.images ?? [])] : (slide.images ?? [])
}

function legacyImage(media: LegacyMedia): ImageItem | undefined {
  const url = media.url ?? media.urls?.regular
  if (!url) return undefined
  return {
    id: 'legacy-0',
    url,
    type: 'stock',
    ...(media.title !== undefined && { title: media.title }),
    ...(media.author !== undefined && { author: media.author }),
    ...(media.alt_description !== undefined && { alt: media.alt_description }),
    ...(media.position && { position: media.position }),
    ...(media.size && { size: media.size }),
    ...(media.backgroundColor !== undefined && { backgroundColor: media.backgroundColor }),
  }
}
