import type { LineHead, LineKind } from '@deckloom/deck'
import { attributeOf, childAt, numberOf } from '../../xml/queries.ts'
import type { XmlElement } from '../../xml/readXml.ts'
import { flipsOf, type Frame, placeOf } from '../parts/frame.ts'
import { strokeDash } from '../parts/strokeDash.ts'
import type { Search } from '../search.ts'
import type { LinePoint, SlideItem } from '../slideItems.ts'

/** Line of office programs without a width of its own: three quarters of a point. */
const hairline = 9525

/** Returns a connector or a drawn line (ISO/IEC 29500-1, 19.3.1.19); nothing for one that is not seen. */
export function lineItems(
  element: XmlElement,
  frame: Frame,
  { parts: { colors } }: Search,
): readonly SlideItem[] {
  const properties = childAt(element, 'spPr')
  const transform = childAt(properties, 'xfrm')
  const place = placeOf(transform, frame)
  const stroke = childAt(properties, 'ln')
  if (!place || childAt(stroke, 'noFill')) return []
  const at = placing(flipsOf(transform, frame), place)
  const glue = childAt(element, 'nvCxnSpPr', 'cNvCxnSpPr')
  const color =
    colors.of(childAt(stroke, 'solidFill')) ?? colors.of(childAt(element, 'style', 'lnRef'))
  return [
    {
      kind: 'line',
      ...place,
      line: kindOf(attributeOf(childAt(properties, 'prstGeom'), 'prst') ?? ''),
      start: { ...at(0, 0), ...glueOf(childAt(glue, 'stCxn')) },
      end: { ...at(1, 1), ...glueOf(childAt(glue, 'endCxn')) },
      color: color ?? colors.text,
      width: (numberOf(stroke, 'w') ?? hairline) * frame.scale,
      dash: strokeDash(stroke),
      startHead: headOf(childAt(stroke, 'headEnd')),
      endHead: headOf(childAt(stroke, 'tailEnd')),
      alt: attributeOf(childAt(element, 'nvCxnSpPr', 'cNvPr'), 'descr') ?? '',
    },
  ]
}

/** Returns points of the box by their shares of its sides, flipped, then turned about its middle. */
function placing(
  { flipX, flipY }: ReturnType<typeof flipsOf>,
  { box, rotation }: NonNullable<ReturnType<typeof placeOf>>,
): (across: number, down: number) => LinePoint {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (across, down) => {
    const x = ((flipX ? 1 - across : across) - 0.5) * box.width
    const y = ((flipY ? 1 - down : down) - 0.5) * box.height
    return {
      x: box.x + box.width / 2 + x * cos - y * sin,
      y: box.y + box.height / 2 + x * sin + y * cos,
    }
  }
}

function glueOf(connection: XmlElement | undefined): Pick<LinePoint, 'glue'> {
  const shape = attributeOf(connection, 'id')
  const site = numberOf(connection, 'idx')
  return shape !== undefined && site !== undefined ? { glue: { shape, site } } : {}
}

function kindOf(preset: string): LineKind {
  if (preset.startsWith('bentConnector')) return 'elbow'
  return preset.startsWith('curvedConnector') ? 'curved' : 'straight'
}

function headOf(end: XmlElement | undefined): LineHead {
  const type = attributeOf(end, 'type') ?? 'none'
  return heads.find((head) => head === type) ?? 'none'
}

const heads = ['triangle', 'stealth', 'arrow', 'oval', 'diamond'] as const
