import { deckDefaults, type LineData, type LineEnd, page } from '@deckloom/deck'

export const lineTools = ['line', 'arrow', 'elbow', 'curved'] as const
/** What can be drawn: a plain line, an arrow, or a connector that ends in one. */
export type LineTool = (typeof lineTools)[number]

const arrow = { endHead: 'triangle' } as const
const drawn = {
  line: { kind: 'straight' },
  arrow: { kind: 'straight', ...arrow },
  elbow: { kind: 'elbow', ...arrow },
  curved: { kind: 'curved', ...arrow },
} as const satisfies Record<LineTool, Partial<LineData>>

/** Returns a line as a tool draws it, in the color of text. */
export function newLine(
  tool: LineTool,
  { start, end }: { readonly start: LineEnd; readonly end: LineEnd },
): LineData {
  return { ...drawn[tool], start, end, width: deckDefaults.newLine.width }
}

/** Returns the ends of a line of the default length around a point, on the page. */
export function defaultEnds(
  tool: LineTool,
  at: { readonly x: number; readonly y: number },
): { readonly start: LineEnd; readonly end: LineEnd } {
  const across = deckDefaults.newLine.length / 2
  // A bend needs two dimensions to be seen.
  const down = tool === 'elbow' || tool === 'curved' ? across / 2 : 0
  const x = Math.round(Math.min(Math.max(at.x, across), page.width - across))
  const y = Math.round(Math.min(Math.max(at.y, down), page.height - down))
  return { start: { x: x - across, y: y - down }, end: { x: x + across, y: y + down } }
}
