import { layoutTemplates, themeIds } from '@deckloom/deck'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { drawCorpus, type DrawnSlide } from './drawnSlides.ts'
import { Filters, noFilter, type Filter } from './Filters.tsx'
import { scriptNames } from './scriptsIn.ts'
import { SlideCard } from './SlideCard.tsx'

/** Every slide of the golden decks as the product draws it, to look at. */
export function Gallery(): ReactElement {
  const [slides, setSlides] = useState<readonly DrawnSlide[]>()
  const [trouble, setTrouble] = useState('')
  const [filter, setFilter] = useState<Filter>(noFilter)
  useEffect(() => {
    void drawCorpus().then(setSlides, (error: unknown) => setTrouble(String(error)))
  }, [])
  const shown = useMemo(() => slides?.filter((slide) => passes(slide, filter)), [slides, filter])
  const decks = useMemo(() => [...new Set(slides?.map(({ deck }) => deck))], [slides])

  return (
    <>
      <header>
        <h1>Golden decks</h1>
        <Filters
          filter={filter}
          choices={{
            deck: decks,
            theme: themeIds,
            layout: layoutTemplates,
            script: scriptNames,
          }}
          onChange={setFilter}
        />
        <output>
          {trouble ||
            (shown
              ? `${shown.length} of ${slides?.length} slides`
              : 'Loading fonts and laying out …')}
        </output>
      </header>
      <main className={filter.png ? 'pairs' : ''}>
        {shown?.map((drawn) => (
          <SlideCard key={drawn.slide.id} drawn={drawn} withPng={filter.png} />
        ))}
      </main>
    </>
  )
}

function passes({ deck, slide, scene, scripts }: DrawnSlide, filter: Filter): boolean {
  return (
    [deck, ''].includes(filter.deck) &&
    [slide.theme?.id, ''].includes(filter.theme) &&
    [scene.layout.template, slide.layout_template, ''].includes(filter.layout) &&
    (filter.script === '' || scripts.includes(filter.script)) &&
    (!filter.noticed || scene.notices.length > 0)
  )
}
