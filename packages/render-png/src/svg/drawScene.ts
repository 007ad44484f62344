import type { Scene } from '@deckloom/scene'
import type { DrawOptions } from '../types.ts'
import { Definitions } from './Definitions.ts'
import type { SceneDescription } from './describeScene.ts'
import { drawMarks } from './drawMarks.ts'
import { escapeXml, tag } from './markup.ts'

/** Draws a slide as one SVG element of 1200 x 675 units; with a description, as a standalone document. */
export function drawScene(
  scene: Scene,
  options: DrawOptions,
  description?: SceneDescription,
): string {
  const { width, height } = scene.page
  const drawing = { ...options, definitions: new Definitions() }
  const ground = drawing.definitions.fill(scene.background)
  const content = [
    ground.definition,
    tag('rect', { width, height, ...ground.attributes }),
    drawMarks(drawing, scene.layout.decoration),
    drawMarks(drawing, scene.marks),
  ].join('')
  const size = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
  }
  if (!description) return tag('svg', size, content)
  const { role, title, words } = description
  const named = { role, 'aria-labelledby': 'title', 'aria-describedby': 'description' }
  const head = `<title id="title">${escapeXml(title)}</title><desc id="description">${escapeXml(words)}</desc>`
  return tag('svg', { ...size, ...named }, head + content)
}
