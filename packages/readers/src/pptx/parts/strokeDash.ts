import { attributeOf, childAt, childrenNamed, numberOf } from '../../xml/queries.ts'
import type { XmlElement } from '../../xml/readXml.ts'

/** Returns how a stroke (`a:ln`) is dashed, by a preset or by a pattern of its own. */
export function strokeDash(stroke: XmlElement | undefined): 'solid' | 'dash' | 'dot' {
  const preset = attributeOf(childAt(stroke, 'prstDash'), 'val') ?? 'solid'
  const [first] = childrenNamed(childAt(stroke, 'custDash'), 'ds')
  if (preset === 'solid' && !first) return 'solid'
  // Dots are no longer than the stroke is wide.
  const isShort = (numberOf(first, 'd') ?? Infinity) <= 100_000
  return /^(?:dot|sysDot)$/u.test(preset) || isShort ? 'dot' : 'dash'
}
