import type { ChartType, ImageItem, LayoutTemplate, Slide, ThemeChoice } from '@deckloom/deck'

/** Returns a deck that uses every layout, with text of every typical length. */
export function sampleSlides(theme: ThemeChoice): readonly Slide[] {
  return [...frames, ...lists, ...figures, ...pictures, ...free].map(
    ({ title, bullets, layout, ...rest }, index) => ({
      id: `slide-${index + 1}`,
      slide_title: title,
      bullet_points: [...bullets],
      visual_type: 'other',
      visual_description: '',
      layout_template: layout,
      theme,
      ...rest,
    }),
  )
}

interface Sample extends Partial<Omit<Slide, 'bullet_points'>> {
  readonly title: string
  readonly bullets: readonly string[]
  readonly layout: LayoutTemplate
}

const frames: readonly Sample[] = [
  {
    layout: 'cover',
    title: 'Cold chain for the last forty kilometres',
    bullets: [
      'A plan for keeping vaccines between two and eight degrees on every road that a motorbike can take',
      'Ministry of Health, 14 May',
    ],
    eyebrow: 'Proposal',
    notes: 'Welcome everybody.\nSay who is in the room.',
    transition: 'fade',
  },
  {
    layout: 'agenda',
    title: 'What we decide today',
    bullets: [
      'Where the doses are lost',
      'What a logger can and cannot tell',
      'The pilot in three districts',
      'Cost by clinic',
      'Next steps and dates',
    ],
  },
  {
    layout: 'section header',
    title: 'Where the doses are lost',
    bullets: ['Four in five losses happen after the district store has signed'],
    eyebrow: '2',
    transition: 'push',
  },
  {
    layout: 'title only',
    title: 'A dose that froze once protects nobody, and nobody can see it',
    bullets: [],
  },
  {
    layout: 'centered quote',
    title:
      'We used to learn about a broken refrigerator from the mothers who came back with sick children. Now it sends us a message.',
    bullets: ['Amina Diallo, district nurse, Kolda'],
  },
  {
    layout: 'closing',
    title: 'Approve the pilot by 30 June',
    bullets: [
      'Three districts, nine months, one decision at the end',
      'Write: pilot@coldchain.example',
      'Call: +221 33 555 01 01',
      'Read: coldchain.example/pilot',
    ],
  },
]

const lists: readonly Sample[] = [
  {
    layout: 'title + bullets',
    title: 'Loggers alone do not save doses because nobody reads them in time',
    bullets: [
      'Nobody is looking. Loggers are read after delivery, when the doses have been used or thrown away.',
      'Alarms reach the store, not the rider. The person who could act does not know.',
      'Batteries last fourteen months on paper and seven in the heat of April.',
      'A red light without a phone number is only a red light.',
    ],
    notes: 'Show the logger.',
  },
  {
    layout: 'title + bullets',
    title: 'Costs',
    bullets: ['Fuel', 'Ice packs & boxes <20 litres>', 'Training'],
  },
  {
    layout: 'two column',
    title: 'Two ways to keep a box cold for eleven hours',
    bullets: [
      'Phase-change packs:',
      'Heavy, but need no power on the road',
      'Cost 4 euros a trip and last three years',
      'Active cooling:',
      'Light, with a battery that the motorbike charges',
      'Cost 11 euros a trip and need a technician',
    ],
  },
  {
    layout: 'comparison',
    title: 'From reading losses to preventing them',
    bullets: [
      'Today:',
      'A logger per box, read once a month',
      'Losses found after the fact',
      'In the pilot:',
      'A sensor per box that sends every ten minutes',
      'The rider is called while the doses are still good',
    ],
  },
  {
    layout: 'three cards',
    title: 'Three things have to hold at once',
    bullets: [
      'Cold: Every box stays between two and eight degrees for the whole trip.',
      'Known: Somebody who can act hears of it within ten minutes.',
      'Cheap: The district can pay for it when the donor has left.',
    ],
  },
]

const figures: readonly Sample[] = [
  {
    layout: 'big number',
    title: 'is lost between the district store and the clinic',
    bullets: ['1 in 4: doses', '212,000: doses a year', '1.9m: euros at list price'],
  },
  {
    layout: 'kpi row',
    title: 'After nine months the pilot districts lose a fifth of what they lost',
    bullets: [
      '5.1%: doses lost, down from 26%',
      '11 min: from alarm to call',
      '€ 0.09: per dose delivered',
      '98%: of trips with data',
    ],
  },
  {
    layout: 'timeline',
    title: 'From decision to handover in nine months',
    bullets: [
      'June: Decision by the ministry',
      'August: Boxes and sensors arrive in Dakar',
      'October: First trips in Kolda',
      'March: Handover to the districts',
    ],
  },
  {
    layout: 'process',
    title: 'How an alarm becomes a saved box',
    bullets: [
      'Measure: The sensor reads each minute and sends every ten',
      'Notice: The server sees the trend before the limit',
      'Call: The rider gets a call in her language',
      'Act: She swaps the packs at the nearest store',
    ],
  },
  chart('title + chart + bullets', 'bar', 'Losses fall in the second month and stay low'),
  chart('title + chart + bullets', 'line', 'Every district learns at the same speed'),
  chart('title + chart + bullets', 'donut', 'Most losses happen on the road'),
]

function chart(layout: LayoutTemplate, type: ChartType, title: string): Sample {
  return {
    layout,
    title,
    bullets: ['Measured on 1,240 trips', 'The rest is weather'],
    images: [
      {
        id: `chart-${type}`,
        url: '',
        type: 'generated-chart',
        alt: 'Doses lost by month',
        chartData: {
          type,
          title: 'Doses lost, percent',
          data: [
            { label: 'June', value: 26 },
            { label: 'July', value: 12 },
            { label: 'August', value: 7 },
            { label: 'September', value: 5.1 },
          ],
          colors: [],
        },
      },
    ],
  }
}

const photo: ImageItem = {
  id: 'photo',
  url: '/files/rider.png',
  type: 'uploaded',
  alt: 'A rider fastens a blue box to her motorbike',
}
const drawing: ImageItem = {
  id: 'drawing',
  url: 'illustration:peaks/7',
  type: 'generated',
  alt: 'Mountains at dusk',
}

const pictures: readonly Sample[] = [
  {
    layout: 'title + bullets + image',
    title: 'The last forty kilometres are a motorbike and a box',
    bullets: [
      'Eleven hours on laterite roads',
      'Forty degrees in April',
      'One rider, no spare box',
    ],
    images: [photo],
  },
  {
    layout: 'side-by-side image + bullets',
    title: 'What the rider sees',
    bullets: ['A light that is green or red', 'A number to call', 'The next store with ice'],
    images: [drawing],
  },
  {
    layout: 'full image background',
    title: 'Kolda, six in the morning',
    bullets: ['The first trip of the day'],
    images: [photo],
  },
]

const free: readonly Sample[] = [
  {
    layout: 'title + bullets',
    title: 'Free elements stand where somebody put them',
    bullets: ['The list keeps its place'],
    arrangement: 'Center',
    text_elements: [
      {
        id: 'note',
        type: 'text',
        content: 'Read the report at coldchain.example before the next meeting',
        position: { x: 720, y: 420, width: 300, height: 120 },
        style: { fontSize: 20, textAlign: 'center' },
        runs: [
          { text: 'Read the ', italic: true },
          { text: 'report', bold: true, underline: true, href: 'https://coldchain.example/report' },
          { text: ' at coldchain.example before the next meeting' },
        ],
      },
    ],
    images: [
      {
        id: 'star',
        url: '',
        type: 'shape',
        alt: 'A star',
        position: { x: 900, y: 200 },
        rotation: 20,
        shapeData: { type: 'star', fillColor: '#FF6B42', width: 120, height: 120 },
      },
    ],
  },
]
