import { editContent, legacyPictureId, type Slide } from '@deckloom/deck'

/** Copies the slide under new IDs, since no ID repeats in a deck. The copy does not start its section again. */
export function copySlide(slide: Slide, newId: () => string): Slide {
  return editContent(slide, (content) => {
    const { section: _, ...rest } = content
    return {
      ...rest,
      id: newId(),
      texts: rest.texts.map((text) => ({ ...text, id: newId() })),
      visuals: rest.visuals.map((visual) =>
        // A legacy picture is recognized by its ID.
        visual.id === legacyPictureId ? visual : { ...visual, id: newId() },
      ),
    }
  })
}
