import { bulletText, type Slide } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { writeDeck } from '../testing/writeDeck.ts'

const slidesOf = async (source: string, slideCount = 6): Promise<readonly Slide[]> => {
  const prompt = 'Presentation of this'
  const { slides } = await writeDeck({ prompt, source, slideCount, presentationType: 'report' })
  return slides
}
const pageOf = (slides: readonly Slide[], name: string): Slide | undefined =>
  slides.find((slide) => [slide.eyebrow, slide.slide_title].includes(name))
const pointsOf = (slide: Slide | undefined): readonly string[] =>
  slide?.bullet_points.map((point) => bulletText(point)) ?? []

describe('the title of a page', () => {
  const others =
    '## Staff\n\nTwo people left in May. Their posts are open. Nobody has applied yet.\n\n## Place\n\nThe hall is let until June. It has no lift. The roof is new.\n'

  test('is what it found, and not who presented it', async () => {
    const slides = await slidesOf(
      `# Club\n\n## Money\n\nSamir presented the accounts of the club. The balance rose from 3,870 to 4,312 pounds. Everybody was pleased.\n\n${others}`,
      5,
    )
    const page = pageOf(slides, 'Money')

    expect(page?.slide_title).toBe('The balance rose from 3,870 to 4,312 pounds')
    expect(pointsOf(page)).not.toContain(page?.slide_title)
  })

  test('is the main clause of a long sentence, whose condition stays below it', async () => {
    const slides = await slidesOf(
      `# Club\n\n## Shelves\n\nThe club found that new shelves would reduce the noise in the hall by 12 %, provided that the council confirms the certificate of the firm.\n\nJo looked at them.\n\n${others}`,
    )
    const page = pageOf(slides, 'Shelves')

    expect(page?.slide_title).toBe(
      'The club found that new shelves would reduce the noise in the hall by 12 %',
    )
    expect(pointsOf(page)).toContain(
      'Provided that the council confirms the certificate of the firm',
    )
  })

  test('is a sentence beside a table that speaks of a row of it', async () => {
    const slides = await slidesOf(
      `# Ferries\n\n## Routes\n\n| Route | Cost | Profit |\n|---|---|---|\n| Express | 40 | 12 |\n| Sound | 80 | 9 |\n\nThe express earned more than the sound at half of the cost.\n\n${others}`,
      8,
    )

    expect(pageOf(slides, 'Routes')?.slide_title).toBe(
      'The express earned more than the sound at half of the cost',
    )
  })

  test('is its heading above steps, which keep their numbers', async () => {
    const slides = await slidesOf(
      `# Club\n\n## Joining\n\n1. Fill in the form at the desk\n2. Pay the fee of the year\n3. Come to a meeting\n\n${others}`,
    )
    const page = pageOf(slides, 'Joining')

    expect(page?.slide_title).toBe('Joining')
    expect(pointsOf(page)[1]).toBe('2. Pay the fee of the year')
  })
})

describe('the last page', () => {
  const part = (name: string): string =>
    `## ${name}\n\nIt grew by 12 % in a year. The north grew most of all. The south stayed behind.\n\n`

  test('is the part that asks, under its own name, and no page before it asks the same', async () => {
    const slides = await slidesOf(
      `# Depot\n\n${part('Need')}${part('Costs')}${part('Risks')}## What we ask\n\nWe ask the council to lease us the house. We ask for a decision by 14 May.\n`,
      8,
    )
    const last = slides.at(-1)
    const before = slides.slice(1, -1).flatMap((slide) => [slide.slide_title, ...pointsOf(slide)])

    expect(last?.slide_title).toBe('What we ask')
    expect(pointsOf(last)).toHaveLength(2)
    expect(before).not.toContain('We ask for a decision by 14 May')
    expect(last?.notes).toContain('Source: What we ask')
  })

  test('is who does what by when, where the source ends with that table', async () => {
    const slides = await slidesOf(
      `# Outage\n\n${part('Cause')}${part('Effect')}${part('Cost')}## Actions\n\n| Action | Owner | Due |\n|---|---|---|\n| Move the job | Wei | 10 Feb |\n| Watch the dates | Ada | 17 Feb |\n\nWe open again only if both are done.\n`,
    )

    expect(slides.at(-1)).toMatchObject({ slide_title: 'Actions', layout_template: 'table' })
    expect(pointsOf(slides.at(-1))).toEqual(['We open again only if both are done'])
  })

  test('asks for nothing that was asked for in the past, or if something else is', async () => {
    const slides = await slidesOf(
      `# Heating\n\n${part('Gym')}${part('Hall')}## Offers\n\nI asked for two offers. If you need more, there is a list.\n`,
    )

    expect(slides.at(-1)?.slide_title).not.toBe('What we are asking for')
  })
})
