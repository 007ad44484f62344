import { editContent, legacyPictureId, type Slide } from '@deckloom/deck'

/** The slide once more, under ids of its own: no id repeats in a deck, and its section begins once. */
export function copySlide(slide: Slide, newId: () => string): Slide {
  return editContent(slide, (content) => {
    const { section: _, ...rest } = content
    return {
      ...rest,
      id: newId(),
      texts: rest.texts.map((text) => ({ ...text, id: newId() })),
      visuals: rest.visuals.map((visual) =>
        // A legacy picture is known by its id.
        visual.id === legacyPictureId ? visual : { ...visual, id: newId() },
      ),
    }
  })
}
