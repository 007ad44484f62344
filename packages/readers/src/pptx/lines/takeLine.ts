import { deckLimits, type LineEnd, type NewVisual } from '@deckloom/deck'
import { clip } from '../clip.ts'
import type { GlueTargets } from './glueTargets.ts'
import { groupField, type ItemOf, type LinePoint } from '../slideItems.ts'

/** Converts a connector to a line; its ends stay glued where their shapes are taken over. */
export function takeLine(item: ItemOf<'line'>, targets: GlueTargets): NewVisual {
  const { alt, dash, startHead, endHead } = item
  const { min, max } = deckLimits.line.width
  return {
    kind: 'line',
    url: '',
    origin: 'shape',
    ...(alt.trim() !== '' && { alt: clip(alt.trim(), deckLimits.visualDescriptionLength) }),
    ...groupField(item),
    line: {
      kind: item.line,
      start: takeEnd(item.start, targets),
      end: takeEnd(item.end, targets),
      color: item.color,
      width: round(Math.min(max, Math.max(min, item.width))),
      ...(dash !== 'solid' && { dash }),
      ...(startHead !== 'none' && { startHead }),
      ...(endHead !== 'none' && { endHead }),
    },
  }
}

function takeEnd({ x, y, glue: found }: LinePoint, { glueOf }: GlueTargets): LineEnd {
  const { sites } = deckLimits.line
  const glue = found && found.site >= 0 && found.site < sites ? glueOf(found) : undefined
  return { x: limit(x), y: limit(y), ...(glue && { glue }) }
}

function limit(units: number): number {
  const { min, max } = deckLimits.position
  return round(Math.min(max, Math.max(min, units)))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
