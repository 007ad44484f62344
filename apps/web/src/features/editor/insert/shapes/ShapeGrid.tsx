import { type Box, type ShapeType, shapeTypeSchema, writeContent } from '@deckloom/deck'
import { shapeName } from '@deckloom/editor'
import { SceneSvg } from '../../../../shared/scene/SceneSvg.tsx'
import { Skeleton } from '@deckloom/ui'
import { useMemo } from 'react'
import { useScene } from '../../../../shared/scene/useScene.ts'
import { ChoiceGrid } from '../visuals/ChoiceGrid.tsx'
import { sceneWithout } from '../visuals/sceneWithout.ts'
import { spokenName } from '../../controls/spokenName.ts'

const types = shapeTypeSchema.options
const cell = { width: 200, height: 168, columns: 6 } as const
const wide = new Set<ShapeType>([
  'rectangle',
  'rounded-rect',
  'oval',
  'parallelogram',
  'trapezoid',
  'arrow-left',
  'arrow-right',
  'speech-bubble',
  'cloud',
])

/** Every shape on a single slide, so that all are laid out in one pass. */
const sheet = writeContent({
  id: 'shapes',
  title: '',
  bullets: [],
  visualType: 'other',
  visualDescription: '',
  layout: 'title only',
  texts: [],
  visuals: types.map((type) => {
    const { x, y, width, height } = placeOf(type)
    return {
      kind: 'shape',
      id: type,
      url: '',
      origin: 'shape',
      position: { x, y },
      size: { width, height },
      shape: { type, fillColor: '#000000', width, height },
    }
  }),
})

export interface ShapeGridProps {
  /** Undefined for a freeform. */
  readonly value: ShapeType | undefined
  readonly onChange: (type: ShapeType) => void
}

/** The 24 shapes, drawn by the layout engine in the interface's text color. */
export function ShapeGrid({ value, onChange }: ShapeGridProps) {
  const scene = useScene(sheet, { deckTitle: '', index: 0, count: 1 })
  const pictures = useMemo(
    () => scene && new Map(types.map((type) => [type, sceneWithout(scene, (id) => id !== type)])),
    [scene],
  )
  return (
    <ChoiceGrid label="Shape" values={types} value={value} nameOf={nameOf} onChange={onChange}>
      {(type) => {
        const picture = pictures?.get(type)
        return picture ? (
          <SceneSvg
            scene={picture}
            frame={around(placeOf(type))}
            className="pointer-events-none h-10 w-full [&_path]:fill-current [&>rect]:hidden"
          />
        ) : (
          <Skeleton className="h-7 w-9" />
        )
      }}
    </ChoiceGrid>
  )
}

function nameOf(type: ShapeType): string {
  return spokenName(shapeName(type))
}

function placeOf(type: ShapeType): Box {
  const index = types.indexOf(type)
  const { width, height } = wide.has(type) ? { width: 112, height: 76 } : { width: 96, height: 96 }
  const column = index % cell.columns
  const row = Math.floor(index / cell.columns)
  return {
    x: (column + 0.5) * cell.width - width / 2,
    y: (row + 0.5) * cell.height - height / 2,
    width,
    height,
  }
}

function around({ x, y, width, height }: Box): Box {
  const side = 128
  return { x: x - (side - width) / 2, y: y - (side - height) / 2, width: side, height: side }
}
