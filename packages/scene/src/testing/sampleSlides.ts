import {
  layouts,
  layoutSamples,
  type ImageItem,
  type LayoutSamples,
  type LayoutTemplate,
  readContent,
  type Slide,
  type SlideContent,
} from '@deckloom/deck'

type Amount = keyof LayoutSamples

export const amounts = ['shortest', 'typical', 'longest'] as const satisfies readonly Amount[]

/** Returns a slide with default content and the given changes. */
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

/** Returns the same as layouts see it. */
export function contentOf(change: Partial<Slide> = {}): SlideContent {
  return readContent(slideOf(change))
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

/** Returns sample content for a layout within the lengths that the art direction asks of writers. */
export function sampleSlide(template: LayoutTemplate, amount: Amount): Slide {
  const { title, eyebrow, bullets } = layoutSamples[template][amount]
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
  const { visual } = layouts[template]
  if (visual === 'chart') return [chart()]
  return visual === 'picture' || visual === 'portrait' ? [picture()] : []
}
