import type { ChartType, Slide } from '@deckloom/deck'
import { embeddedWriter } from '@deckloom/writer'

/** Briefs on different subjects, so that no round of a bench finds its words in a cache. */
export const briefs = [
  'Pitch deck for a solar-powered water purifier startup in rural India, for seed investors',
  'Annual report on street trees in Lisbon for the city council',
  'Marketing plan for an oat drink brand in Scandinavia, for the sales team',
  'Training on data protection for new nurses in Portuguese hospitals',
  'Pitch for a marketplace that lends tools between neighbours in Glasgow',
  'Report on night train punctuality in Central Europe for rail operators',
  'Marketing plan for a ceramics studio opening in Kyoto, for its founders',
  'Training for warehouse staff on lifting heavy parcels safely',
  'Pitch deck for harbour silt sensors, for port authorities',
  'Report on library opening hours and reading habits for a school board',
  'Marketing plan for a winter cycling campaign in Helsinki, for the mayor',
  'Training for volunteers who teach chess in community centres',
  'Pitch for a battery leasing service for fishing boats in Norway',
] as const

/** A deck of `slideCount` slides on the brief of the given round. */
export async function deckFor(round: number, slideCount: number): Promise<readonly Slide[]> {
  let next = 0
  const writer = embeddedWriter({ newId: () => `s${round}-${(next += 1)}` })
  const slides: Slide[] = []
  const prompt = briefs[round % briefs.length] ?? briefs[0]
  for await (const step of writer.write({ prompt, slideCount, presentationType: 'pitch' })) {
    if (step.kind === 'slide') slides.push(step.slide)
  }
  return slides
}

const chartTypes: readonly ChartType[] = ['bar', 'horizontal-bar', 'line', 'area', 'pie', 'donut']

/** The deck with a chart on six of its slides, one of each type that both writers have; figures differ by round. */
export function withCharts(slides: readonly Slide[], round: number): readonly Slide[] {
  return slides.map((slide, index) => {
    const type = index % 4 === 2 ? chartTypes[(index - 2) / 4] : undefined
    if (!type) return slide
    const data = Array.from({ length: 5 }, (_, point) => ({
      label: `Year ${2021 + point}`,
      value: 40 + ((round * 37 + index * 11 + point * 29) % 60),
    }))
    const chart = { type, title: `clinics, round ${round}`, data, colors: [] }
    const id = `${slide.id}-chart`
    return {
      ...slide,
      layout_template: 'title + chart + bullets',
      visual_type: 'chart',
      images: [{ id, url: '', type: 'generated-chart', chartData: chart }],
    }
  })
}

/** A deck of any length: decks of up to 25 slides on one brief after the other. */
export async function longDeck(slideCount: number): Promise<readonly Slide[]> {
  const lengths = Array.from({ length: Math.ceil(slideCount / 25) }, (_, part) =>
    Math.min(25, slideCount - part * 25),
  )
  const parts = await Promise.all(lengths.map((length, part) => deckFor(part, length)))
  return parts.flat()
}
