import {
  type DeckDocument,
  findInDeck,
  type Found,
  replaceFound,
  replaceInSlide,
  type SearchOptions,
} from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../session/EditorContext.tsx'

/** Returns the matches in the deck, and the current one. */
export function useFind(options: SearchOptions) {
  const { document, slide, order } = useEditor()
  const changes = useChanges(document)
  const show = useShow()
  const [at, setAt] = useState(-1)
  const all = useMemo(
    () => (changes < 0 ? [] : findInDeck(document.toSlides(), options)),
    [document, options, changes],
  )
  const index = at < all.length ? at : -1
  const goTo = (places: readonly Found[], place: number) => {
    const wrapped = (place + places.length) % Math.max(places.length, 1)
    const found = places[wrapped]
    setAt(found ? wrapped : -1)
    if (found) show(found)
  }
  /** Steps from the current slide if no match is selected yet. */
  const step = (by: 1 | -1) => {
    if (index !== -1) return goTo(all, index + by)
    const here = order.indexOf(slide.id)
    const first = all.findIndex(({ slideId }) => order.indexOf(slideId) >= here)
    return goTo(all, Math.max(first, 0) - (by === 1 ? 0 : 1))
  }
  const replace = (text: string) => {
    const found = all[index]
    if (!found) return step(1)
    if (!replaceOne(document, found, text)) return undefined
    const after = findInDeck(document.toSlides(), options)
    // The matches before it are unchanged; the replacement may itself contain the search text.
    return goTo(after, index + after.filter((other) => isWithin(other, found, text)).length)
  }
  return {
    all,
    found: all[index],
    index,
    step,
    replace,
    replaceAll: (text: string) => {
      replaceEvery(document, options, text)
      setAt(-1)
    },
    restart: () => setAt(-1),
  }
}

export type Find = ReturnType<typeof useFind>

const noRoom = 'The new text doesn’t fit.'

function replaceOne(document: DeckDocument, found: Found, text: string): boolean {
  const present = document.slide(found.slideId)
  const next = present && replaceFound(present, found, text)
  if (next) document.edit(found.slideId, () => next)
  else toast({ title: 'Not replaced', description: noRoom, variant: 'notice' })
  return next !== undefined
}

function replaceEvery(document: DeckDocument, options: SearchOptions, text: string) {
  let count = 0
  let full = 0
  document.batch(() => {
    for (const present of document.toSlides()) {
      const replaced = replaceInSlide(present, options, text)
      count += replaced.count
      full += replaced.full
      if (replaced.count > 0) document.edit(present.id, () => replaced.slide)
    }
  })
  const left = full > 0 ? { description: `${full} left unchanged. ${noRoom}` } : {}
  toast({ title: `Replaced ${count}`, ...left })
}

function isWithin(other: Found, found: Found, text: string): boolean {
  return (
    other.slideId === found.slideId &&
    JSON.stringify(other.place) === JSON.stringify(found.place) &&
    other.from >= found.from &&
    other.to <= found.from + text.length
  )
}

/** Shows the slide and selects the element that contains the match. */
function useShow() {
  const { showSlide, select, stepOut } = useEditor()
  return ({ slideId, place }: Found) => {
    showSlide(slideId)
    switch (place.kind) {
      case 'words':
        return select(place.elementId)
      case 'cell':
        return select(`table-${slideId}`)
      case 'notes':
        return stepOut()
    }
  }
}

/** Returns a number that changes with every edit. */
function useChanges(document: DeckDocument): number {
  const [changes, setChanges] = useState(0)
  useEffect(() => document.onEdit(() => setChanges((count) => count + 1)), [document])
  return changes
}
