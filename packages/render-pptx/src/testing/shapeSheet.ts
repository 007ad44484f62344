import { type Box, type ShapeData, shapeTypeSchema, type Slide } from '@deckloom/deck'
import { sceneFor, type NativeMark } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'

const types = shapeTypeSchema.options

/** Size of a sheet cell: six columns and four rows hold the 24 shapes. */
const cell = { width: 200, height: 160 } as const

export interface SheetShape {
  readonly type: ShapeData['type']
  /** The area of the page reserved for the shape. */
  readonly cell: Box
  readonly mark: NativeMark
}

/** Lays out all shapes at one size, as the product does. */
export async function shapeSheet(
  size: { readonly width: number; readonly height: number },
  change: Partial<ShapeData> = {},
): Promise<readonly SheetShape[]> {
  const fonts = await loadFontBook()
  const slide = sheetSlide(size, change)
  const { marks } = sceneFor(slide, { fonts, deckTitle: 'Shapes', index: 0, count: 1 })
  return types.map((type, index) => {
    const mark = marks.find(({ id }) => id === type)
    if (mark?.mark !== 'native') throw new Error(`There is no ${type}`)
    return { type, cell: cellAt(index), mark }
  })
}

function sheetSlide(
  { width, height }: { readonly width: number; readonly height: number },
  change: Partial<ShapeData>,
): Slide {
  return {
    id: 'sheet',
    slide_title: '',
    bullet_points: [],
    visual_type: 'other',
    visual_description: '',
    layout_template: 'title only',
    images: types.map((type, index) => {
      const { x, y } = cellAt(index)
      return {
        id: type,
        url: '',
        type: 'shape',
        position: { x: x + (cell.width - width) / 2, y: y + 4 },
        shapeData: { type, fillColor: '#000000', width, height, ...change },
      }
    }),
  }
}

function cellAt(index: number): Box {
  return { x: (index % 6) * cell.width, y: Math.floor(index / 6) * cell.height, ...cell }
}
