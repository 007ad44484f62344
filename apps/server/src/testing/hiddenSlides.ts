import { aSlide } from './testApp.ts'

/** Stands in everything that is not for everybody. */
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

/** Slides of which half is not for everybody: notes, words, a chart, a table and a picture. */
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
