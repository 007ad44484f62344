import { fontFace } from '@deckloom/text'
import { fetchHere, pathWithin } from '../../../shared/place.ts'

const svgNames = 'http://www.w3.org/2000/svg'

/** Puts the fonts of a drawn slide into it: each face is a family of its own, named by its ID. */
export async function embedFonts(svg: SVGSVGElement): Promise<void> {
  const texts = Array.from(svg.querySelectorAll('text'))
  const faces = new Set(texts.flatMap((text) => text.getAttribute('font-family') ?? []))
  const rules = await Promise.all(
    Array.from(faces, async (id) => {
      const data = await dataOf(`/fonts/${fontFace(id).file}`)
      return `@font-face{font-family:"${id}";src:url(${data})}`
    }),
  )
  const style = document.createElementNS(svgNames, 'style')
  style.textContent = rules.join('\n')
  svg.prepend(style)
}

/** Puts the pictures of a drawn slide into it. */
export async function embedPictures(svg: SVGSVGElement): Promise<void> {
  const pictures = Array.from(svg.querySelectorAll('image'))
  const focused = Array.from(svg.querySelectorAll('foreignObject'))
  await Promise.all([
    ...pictures.map(async (picture) =>
      picture.setAttribute('href', await dataOf(picture.getAttribute('href') ?? '')),
    ),
    ...focused.map(embedFocused),
  ])
}

/**
 * Draws a picture that is cropped about a point as an image of its whole size: a canvas with a page in it, which draws
 * it on the slide, gives nothing out in some browsers.
 */
async function embedFocused(page: SVGForeignObjectElement): Promise<void> {
  const { backgroundImage = '', backgroundPosition = '' } = page.querySelector('div')?.style ?? {}
  const [, address = ''] = /^url\("?(.*?)"?\)$/u.exec(backgroundImage) ?? []
  const data = await dataOf(address)
  const image = new Image()
  image.src = data
  await image.decode()
  const [x, y] = [page.x.baseVal.value, page.y.baseVal.value]
  const [width, height] = [page.width.baseVal.value, page.height.baseVal.value]
  const [across = 0.5, down = across] = backgroundPosition
    .split(' ')
    .map((percent) => Number.parseFloat(percent) / 100)
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
  const whole = { width: image.naturalWidth * scale, height: image.naturalHeight * scale }
  const picture = svgElement('image', {
    href: data,
    x: (width - whole.width) * across,
    y: (height - whole.height) * down,
    ...whole,
  })
  const frame = svgElement('svg', { x, y, width, height })
  frame.append(picture)
  page.replaceWith(frame)
}

function svgElement(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const element = document.createElementNS(svgNames, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

async function dataOf(address: string): Promise<string> {
  const response = await fetchHere(pathWithin(address), {})
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  const blob = await response.blob()
  return await new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('Not read')),
    )
    reader.readAsDataURL(blob)
  })
}
