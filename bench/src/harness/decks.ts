import { type ChartType, type Slide, writeVisual } from '@deckloom/deck'
import { createEmbeddedWriter, writeDeck } from '@deckloom/writer'

/** Briefs on different subjects, so that no round finds its text in a cache. */
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
  'Report on water losses in the pipes of Thessaloniki for the supervisory board',
  'Training for receptionists of a veterinary clinic on anxious owners',
  'Marketing plan for a comic festival in Angoulême, for its sponsors',
  'Pitch deck for hearing aids that translate, for a health insurer',
  'Report on apprenticeships in roofing firms for the chamber of crafts',
  'Training for referees of youth handball on fouls and fairness',
  'Marketing plan for a botanical garden membership in Edinburgh',
  'Pitch for drones that count grazing reindeer, for herding cooperatives',
  'Report on museum visits by families for the ministry of culture',
  'Training for glassblowers on furnaces, burns and ventilation',
  'Marketing plan for a podcast studio in Lagos, for advertising agencies',
] as const

const kinds = ['pitch', 'report', 'marketing', 'training'] as const

/**
 * Returns a deck of `slideCount` slides on the brief of a round; once all briefs are used, of another presentation
 * type.
 */
export async function deckFor(round: number, slideCount: number): Promise<readonly Slide[]> {
  let next = 0
  const writer = createEmbeddedWriter({ newId: () => `s${round}-${(next += 1)}` })
  const slides: Slide[] = []
  const prompt = briefs[round % briefs.length] ?? briefs[0]
  const presentationType = kinds[Math.floor(round / briefs.length) % kinds.length] ?? kinds[0]
  for await (const step of writeDeck(writer, { prompt, slideCount, presentationType })) {
    if (step.kind === 'slide') slides.push(step.slide)
  }
  return slides
}

const chartTypes: readonly ChartType[] = ['bar', 'horizontal-bar', 'line', 'area', 'pie', 'donut']

/**
 * Returns the deck with a chart on six of its slides, one per type that both writers support; values differ by round.
 */
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
      images: [writeVisual({ kind: 'chart', id, url: '', origin: 'generated-chart', chart })],
    }
  })
}

/** Returns a deck of any length, composed of decks of up to 25 slides on one brief after the other. */
export async function longDeck(slideCount: number): Promise<readonly Slide[]> {
  const lengths = Array.from({ length: Math.ceil(slideCount / 25) }, (_, part) =>
    Math.min(25, slideCount - part * 25),
  )
  const parts = await Promise.all(lengths.map((length, part) => deckFor(part, length)))
  return parts.flat()
}

/** Returns source text of about `length` characters: chapters with sentences, lists and tables, all different. */
export function longSource(length: number): string {
  const parts: string[] = ['# Harbour silt: eleven years of soundings']
  for (let index = 1; parts.join('\n\n').length < length; index += 1) {
    const about = briefs[index % briefs.length] ?? ''
    parts.push(
      `## Berth ${index}: what the soundings say`,
      `The silt at berth ${index} rose by ${(index * 7) % 40} centimetres in one winter. ${about} is what the crew talked about meanwhile. The dredger came ${1 + (index % 4)} times and left after two days.`,
      `Nobody had asked the pilots, although they feel the ground before any instrument does. A ship of ${6_000 + index * 13} tonnes needs another metre, and waiting costs ${index * 90} euros an hour.`,
      [
        '- Depth: below the chart in March',
        '- Current: stronger than planned',
        '- Crew: two divers',
      ].join('\n'),
      [
        '| Month | Depth |',
        '| --- | --- |',
        `| March | ${9 + (index % 5)} |`,
        `| June | ${8 + (index % 4)} |`,
      ].join('\n'),
    )
  }
  return parts.join('\n\n')
}
