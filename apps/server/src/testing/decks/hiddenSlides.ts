import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { sendPicture } from './sendPicture.ts'
import { aSlide, type Person } from '../testApp.ts'
import { containsWord, textsOf } from './textsOf.ts'

/** Part of everything that is not for everybody. */
export const marker = 'Xyzzyq7'

const chart = {
  url: '',
  type: 'generated-chart',
  chartData: {
    type: 'bar',
    title: `${marker} by year`,
    data: [
      { label: marker, value: 1 },
      { label: `${marker} too`, value: 2 },
    ],
    colors: [],
  },
}

/** Slides half of which is not for everybody: notes, text, a chart, a table and a picture. */
export function slidesWith(picture: string) {
  return [
    {
      ...aSlide(`${marker} comes first`),
      id: `${marker}-hidden`,
      hidden: true,
      notes: `${marker} is hidden`,
      bullet_points: [`${marker} one`],
      images: [{ url: picture, type: 'upload', alt: marker }, chart],
    },
    { ...aSlide('What everybody sees'), id: 'seen-one', notes: `Say ${marker} slowly` },
    {
      ...aSlide(marker),
      id: `${marker}-table`,
      hidden: true,
      table: {
        rows: [
          ['Year', marker],
          ['2026', marker],
        ],
      },
    },
    { ...aSlide('What everybody sees too'), id: 'seen-two', notes: marker },
  ]
}

/** A picture for those slides, and its stored bytes. */
export async function hiddenPicture(
  owner: Person,
): Promise<{ readonly picture: string; readonly pixels: Buffer }> {
  const create = { width: 9, height: 7, channels: 3, background: '#c0ffee' } as const
  const png = await sharp({ create }).png().toBuffer()
  const picture: string = (await sendPicture(owner, png)).json().url
  return { picture, pixels: (await owner.ask(`GET ${picture}`)).rawPayload }
}

/** What a response contains of those slides. */
export function leaksIn(
  { rawPayload, headers }: LightMyRequestResponse,
  { picture, pixels }: { readonly picture: string; readonly pixels: Buffer },
): readonly string[] {
  const isSaid = containsWord(rawPayload, marker) || JSON.stringify(headers).includes(marker)
  const isNamed = containsWord(rawPayload, picture.split('/').at(-1) ?? '')
  const isShown = textsOf(rawPayload).some((part) => part.includes(pixels))
  return [
    ...(isSaid ? ['its words'] : []),
    ...(isNamed ? ['the address of its picture'] : []),
    ...(isShown ? ['its picture'] : []),
  ]
}
