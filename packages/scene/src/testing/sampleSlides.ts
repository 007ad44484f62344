import type { ImageItem, LayoutTemplate, Slide } from '@deckloom/deck'
import { componentContents } from './componentContents.ts'
import {
  halves,
  lists,
  longItem,
  longTitle,
  pictured,
  type Amount,
  type Contents,
} from './sampleWords.ts'

export const amounts = ['shortest', 'typical', 'longest'] as const satisfies readonly Amount[]

/** A slide with nothing on it but what is given. */
export function slideOf(slide: Partial<Slide> = {}): Slide {
  return {
    id: 'slide-1',
    slide_title: 'Half of the losses happen in the last 40 kilometres',
    bullet_points: [],
    visual_type: 'other',
    visual_description: '',
    layout_template: 'title + bullets',
    ...slide,
  }
}

export function picture(image: Partial<ImageItem> = {}): ImageItem {
  return { id: 'picture-1', url: 'https://pictures.example/river.jpg', type: 'stock', ...image }
}

export function chart(image: Partial<ImageItem> = {}): ImageItem {
  return {
    id: 'chart-1',
    url: '',
    type: 'generated-chart',
    chartData: {
      type: 'bar',
      title: 'clinics',
      data: [
        { label: 'Q1 25', value: 131 },
        { label: 'Q2 25', value: 204 },
        { label: 'Q3 25', value: 312 },
        { label: 'Q4 25', value: 438 },
      ],
      colors: [],
    },
    ...image,
  }
}

/** Content of every layout within the lengths that the art direction asks of writers. */
export function sampleSlide(template: LayoutTemplate, amount: Amount): Slide {
  const { title, eyebrow, bullets } = contents[template][amount]
  return slideOf({
    id: `${template.replaceAll(/[^a-z]+/gu, '-')}-${amount}`,
    layout_template: template,
    slide_title: title,
    eyebrow,
    bullet_points: [...bullets],
    images: images(template),
  })
}

function images(template: LayoutTemplate): ImageItem[] {
  if (template === 'title + chart + bullets') return [chart()]
  return /image|portrait/u.test(template) ? [picture()] : []
}

const contents: Readonly<Record<LayoutTemplate, Contents>> = {
  'title only': {
    shortest: { title: 'Yes', eyebrow: '', bullets: [] },
    typical: {
      title: 'The fastest network is the one you never have to call.',
      eyebrow: 'Why now',
      bullets: [],
    },
    longest: {
      title: `${longTitle}, which is why we are here today`,
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: [],
    },
  },
  'title + bullets': lists,
  'title + bullets + image': pictured,
  'side-by-side image + bullets': pictured,
  'full image background': {
    shortest: { title: 'Sea', eyebrow: '', bullets: [] },
    typical: {
      title: 'Three weeks offshore, no signal, no problem',
      eyebrow: 'Field test',
      bullets: ['Forty engineers on the platform used it for every inspection.'],
    },
    longest: {
      title: 'Three weeks offshore with no signal at all and still not a single problem',
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: [longItem],
    },
  },
  'title + chart + bullets': {
    shortest: { title: 'Growth', eyebrow: '', bullets: [] },
    typical: {
      title: 'Clinics on the network grew ninefold in six quarters',
      eyebrow: 'Traction',
      bullets: ['Net retention 131 percent.', 'Payback on a sensor: 5 months.'],
    },
    longest: {
      title: longTitle,
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: Array.from({ length: 4 }, () => longItem.slice(0, 80)),
    },
  },
  'centered quote': {
    shortest: { title: 'It works.', eyebrow: '', bullets: [] },
    typical: {
      title: '“We stopped asking whether there was signal. After a week the crew forgot.”',
      eyebrow: '',
      bullets: ['Ingrid Solheim', 'Operations lead, Vega platform'],
    },
    longest: {
      title: `${longItem}. ${longItem}, and nobody has ever asked why.`.slice(0, 220),
      eyebrow: '',
      bullets: ['Ingrid Solheim-Andersson', 'Vice president of operations, Vega platform'],
    },
  },
  'quote with portrait': {
    shortest: { title: 'It works.', eyebrow: '', bullets: [] },
    typical: {
      title: 'My grandfather straightened this river. I was glad to be asked to bend it back.',
      eyebrow: '',
      bullets: ['Margaret Hale', 'Farmer at Low Mill'],
    },
    longest: {
      title: `${longItem}. ${longItem}, ask them.`.slice(0, 200),
      eyebrow: '',
      bullets: ['Ingrid Solheim-Andersson', 'Vice president of operations, Vega platform'],
    },
  },
  'two column': halves,
  comparison: halves,
  cover: {
    shortest: { title: 'Oats', eyebrow: '', bullets: [] },
    typical: {
      title: 'Every vaccine arrives alive',
      eyebrow: 'Seed round, 2026',
      bullets: [
        'Coldtrace watches the cold chain and speaks up before a dose is lost.',
        'Amara Osei',
        'March 2026',
      ],
    },
    longest: {
      title: 'The annual review of everything we did for the cold chain',
      eyebrow: 'What the pilot in Ghana taught all of us this year',
      bullets: [`${longItem}, twice over again`, 'Amara Osei and Jonas Lindqvist', 'March 2026'],
    },
  },
  'cover-image': {
    shortest: { title: 'Oats', eyebrow: '', bullets: [] },
    typical: {
      title: 'Make oats loud',
      eyebrow: 'Spring plan 2026',
      bullets: ['Eight weeks, three cities, one very yellow bicycle.', 'Bråk Oat Drinks'],
    },
    longest: {
      title: 'The annual review of all that we did for the oats',
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: [`${longItem}, twice over`, 'Amara Osei and Jonas Lindqvist', 'March 2026'],
    },
  },
  'section header': {
    shortest: { title: 'Why', eyebrow: '1', bullets: [] },
    typical: {
      title: 'How it works',
      eyebrow: '2',
      bullets: ['One sensor, no gateway, and a message that anyone can act on.'],
    },
    longest: {
      title: 'The next seven kilometres of the river, and the mills',
      eyebrow: '12',
      bullets: [`${longItem}, twice over again`],
    },
  },
  ...componentContents,
}
