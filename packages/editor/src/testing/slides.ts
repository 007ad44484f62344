import { newSlide, type Slide } from '@deckloom/deck'

/** Returns a slide with a title, bullets, a text box, two pictures, a chart and a shape. */
export function fullSlide(id: string, overrides: Partial<Slide> = {}): Slide {
  return {
    ...newSlide(id, 1),
    slide_title: `Title of ${id}`,
    bullet_points: ['First', { text: 'Second', color: '#DC2626' }],
    text_elements: [
      {
        id: `${id}-text`,
        type: 'text',
        content: 'A note',
        position: { x: 100, y: 200, width: 300, height: 50 },
        style: { fontSize: 18 },
      },
    ],
    images: [
      { id: `${id}-slot`, url: 'illustration:harbour/1', type: 'generated', alt: 'Harbour' },
      {
        id: `${id}-free`,
        url: '/files/a.jpg',
        type: 'upload',
        position: { x: 700, y: 300 },
        size: { width: 300, height: 200 },
      },
      {
        id: `${id}-chart`,
        url: '',
        type: 'generated-chart',
        position: { x: 60, y: 360 },
        size: { width: 400, height: 300 },
        chartData: {
          type: 'pie',
          title: 'Ports by coast',
          data: [
            { label: 'North Sea', value: 8 },
            { label: 'Baltic', value: 3 },
          ],
          colors: [],
        },
      },
      {
        id: `${id}-shape`,
        url: '',
        type: 'shape',
        position: { x: 900, y: 40 },
        size: { width: 200, height: 120 },
        shapeData: { type: 'star', fillColor: '#3B82F6', width: 200, height: 120, borderWidth: 2 },
      },
    ],
    ...overrides,
  }
}

/** Returns a generator of consecutive IDs: n-1, n-2, … */
export function countingIds(prefix = 'n'): () => string {
  let last = 0
  return () => `${prefix}-${++last}`
}
