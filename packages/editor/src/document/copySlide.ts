import type { Slide } from '@deckloom/deck'

/** The slide once more, under ids of its own: no id repeats in a deck, and its section begins once. */
export function copySlide(slide: Slide, newId: () => string): Slide {
  const { section: _, ...copied } = slide
  return {
    ...copied,
    id: newId(),
    ...(slide.text_elements && {
      text_elements: slide.text_elements.map((element) => ({ ...element, id: newId() })),
    }),
    ...(slide.images && { images: slide.images.map((image) => ({ ...image, id: newId() })) }),
  }
}
