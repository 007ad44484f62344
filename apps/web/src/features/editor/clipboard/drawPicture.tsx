import type { PlacedElement } from '@deckloom/editor'
import { boundsOf, boxAround, elementBounds, type Scene } from '@deckloom/scene'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { SceneSvg } from '../../../shared/scene/SceneSvg.tsx'
import { currentTypesetter } from '../../../shared/scene/typesetter.ts'
import { withCachedSizes } from '../paper/textBoxSizes.ts'
import type { Editor } from '../session/EditorContext.tsx'
import { embedFonts, embedPictures } from './embedFiles.ts'

export interface Drawing {
  readonly scene: Scene
  /** The elements that are shown, on the background of the slide; the whole slide without them. */
  readonly elements?: readonly PlacedElement[] | undefined
}

export type DrawnFrom = Pick<Editor, 'document' | 'slide' | 'deckTitle' | 'index' | 'order'>

/** Returns the scene of the shown slide: as it is edited for elements of it, and as it is viewed for the whole of it. */
export function sceneAround(
  { document: deck, slide: before, deckTitle, index, order }: DrawnFrom,
  elements: Drawing['elements'],
): Scene {
  const typesetter = currentTypesetter()
  if (!typesetter) throw new Error('Nothing is drawn yet')
  const slide = deck.slide(before.id) ?? before
  // Texts that a slide was created with are for those who edit it.
  const seen = elements ? slide : typesetter.asViewed(slide)
  const shown = typesetter.knows(seen, deckTitle) ? seen : slide
  return typesetter.sceneOf(withCachedSizes(shown), { deckTitle, index, count: order.length })
}

/** Sharp on screens with two pixels for one. */
const pixelsPerUnit = 2
/** Space around elements for outlines and shadows, page units. */
const margin = 8

/** Draws a slide or some of its elements as a PNG file. */
export async function drawPicture(drawing: Drawing): Promise<Blob> {
  const { width, height } = frameOf(drawing)
  const size = [Math.ceil(width * pixelsPerUnit), Math.ceil(height * pixelsPerUnit)] as const
  const svg = svgOf(drawing)
  svg.setAttribute('width', String(size[0]))
  svg.setAttribute('height', String(size[1]))
  // A picture loads no files, so everything it shows is put into it.
  await Promise.all([embedFonts(svg), embedPictures(svg)])
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size[0]
  canvas.height = size[1]
  canvas.getContext('2d')?.drawImage(image, 0, 0, ...size)
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn')))),
  )
}

function frameOf({ scene, elements = [] }: Drawing) {
  const around = boxAround(elements.map(boundsOf))
  if (!around) return { x: 0, y: 0, ...scene.page }
  const { x, y, width, height } = around
  return {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  }
}

function svgOf(drawing: Drawing): SVGSVGElement {
  const { scene, elements } = drawing
  const shown = new Set(elements?.map(({ id }) => id))
  const others = elementBounds(scene).flatMap(({ elementId }) =>
    !elements || shown.has(elementId) ? [] : [elementId],
  )
  const host = document.createElement('div')
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <SceneSvg scene={scene} frame={frameOf(drawing)} hiddenElementIds={new Set(others)} />,
    ),
  )
  const svg = host.querySelector('svg')?.cloneNode(true)
  root.unmount()
  if (!(svg instanceof SVGSVGElement)) throw new Error('Nothing was drawn')
  return svg
}
