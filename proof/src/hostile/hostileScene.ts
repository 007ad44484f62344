import { type Slide, writeVisual } from '@deckloom/deck'
import { sceneFor, type Scene } from '@deckloom/scene'
import type { FontBook } from '@deckloom/text'

/** Returns a slide with the text in every place for user text: title, bullets, runs, shape, chart, names. */
export function hostileScene(fonts: FontBook, text: string): Scene {
  const middle = Math.floor(text.length / 2)
  const runs = [
    { text: text.slice(0, middle), bold: true, href: 'https://who.int/?a=1&b=2' },
    { text: text.slice(middle), italic: true, color: '#B00020' },
  ]
  const slide: Slide = {
    id: 'hostile',
    slide_title: text,
    slide_title_runs: runs,
    bullet_points: [{ text, runs }, text],
    visual_type: 'other',
    visual_description: text,
    layout_template: 'title + bullets',
    notes: text,
    text_elements: [
      {
        id: 'text',
        type: 'text',
        content: text,
        runs,
        position: { x: 700, y: 20, width: 440, height: 80 },
        style: {},
      },
    ],
    images: [
      writeVisual({
        kind: 'shape',
        id: 'shape',
        url: '',
        origin: 'shape',
        alt: text,
        position: { x: 60, y: 400 },
        shape: { type: 'speech-bubble', fillColor: '#3B82F6', width: 400, height: 160, text },
      }),
      writeVisual({
        kind: 'chart',
        id: 'chart',
        url: '',
        origin: 'generated-chart',
        title: text,
        position: { x: 640, y: 380 },
        size: { width: 500, height: 260 },
        chart: {
          type: 'bar',
          title: text,
          data: [
            { label: text, value: 3 },
            { label: text, value: 2 },
          ],
          colors: [],
        },
      }),
    ],
  }
  return sceneFor(slide, { fonts, deckTitle: text, index: 0, count: 1 })
}
