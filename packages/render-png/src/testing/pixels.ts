import { Resvg } from '@resvg/resvg-js'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** The color at a position, as `#rrggbb`. */
  at(x: number, y: number): string
  /** The box around everything darker than mid-gray; undefined if nothing is. */
  ink(): { left: number; top: number; right: number; bottom: number } | undefined
}

/** Decodes a PNG. */
export function pixelsOf(png: Uint8Array): Pixels {
  const header = new DataView(png.buffer, png.byteOffset, 24)
  const [width, height] = [header.getUint32(16), header.getUint32(20)]
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  const size = `width="${width}" height="${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const value = (x: number, y: number) => pixels.readUIntBE((y * width + x) * 4, 3)
  return {
    width,
    height,
    at: (x, y) => `#${value(x, y).toString(16).padStart(6, '0')}`,
    ink: () => {
      const box = { left: width, top: height, right: -1, bottom: -1 }
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          if (value(x, y) >> 16 >= 128) continue
          box.left = Math.min(box.left, x)
          box.right = Math.max(box.right, x)
          box.top = Math.min(box.top, y)
          box.bottom = Math.max(box.bottom, y)
        }
      }
      return box.right < 0 ? undefined : box
    },
  }
}
