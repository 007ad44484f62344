import { editContent, legacyPictureId, type Slide, withGlueRenamed } from '@deckloom/deck'

/** Copies the slide under new IDs, since no ID repeats in a deck. The copy does not start its section again. */
export function copySlide(slide: Slide, newId: () => string): Slide {
  return editContent(slide, (content) => {
    const { section: _, ...rest } = content
    const id = newId()
    const ids = new Map([...rest.texts, ...rest.visuals].map((each) => [each.id, newId()]))
    // A legacy picture is recognized by its ID.
    ids.set(legacyPictureId, legacyPictureId)
    const copyElement = <Of extends { readonly id: string }>(element: Of): Of => ({
      ...element,
      id: ids.get(element.id) ?? element.id,
    })
    return {
      ...rest,
      id,
      texts: rest.texts.map(copyElement),
      visuals: rest.visuals.map((visual) =>
        visual.id === legacyPictureId ? visual : withGlueRenamed(copyElement(visual), ids),
      ),
    }
  })
}
