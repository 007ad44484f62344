import { type ImageMark, imageOf, type LineSource, type Mark } from '@deckloom/scene'
import { outlineBounds, parseOutline } from '../geometry/outline.ts'
import { recognizePreset } from '../geometry/recognizePreset.ts'

/** What the lines of a slide are glued to. IDs are given before any shape is written: a line may come before its target. */
export interface Connections {
  /** Returns the shape ID of a mark that a line is glued to. */
  readonly idOf: (mark: Mark) => number | undefined
  /** Returns the shape and its connection site; undefined if office programs cannot glue a line to it. */
  readonly find: (glue: LineSource['start']['glue']) => Connection | undefined
}

export interface Connection {
  readonly id: number
  readonly idx: number
}

/** Finds what the lines among the marks are glued to; `nextId` is called once for each. */
export function connectionsOf(marks: readonly Mark[], nextId: () => number): Connections {
  const ids = new Map<string, number>()
  const targets = new Map<string, Mark>()
  for (const { elementId, site } of marks.flatMap(gluesOf)) {
    const target = soleMark(marks, elementId)
    if (!target || siteOf(target, site) === undefined) continue
    targets.set(elementId, target)
    if (!ids.has(target.id)) ids.set(target.id, nextId())
  }
  return {
    idOf: ({ id }) => ids.get(id),
    find: (glue) => {
      const target = glue && targets.get(glue.elementId)
      const id = target && ids.get(target.id)
      const idx = target && siteOf(target, glue.site)
      return id === undefined || idx === undefined ? undefined : { id, idx }
    },
  }
}

function gluesOf(mark: Mark) {
  if (mark.mark !== 'native' || mark.source.kind !== 'line') return []
  return [mark.source.start, mark.source.end].flatMap(({ glue }) => glue ?? [])
}

/** An element of several shapes is none that a line could be glued to. */
function soleMark(marks: readonly Mark[], elementId: string): Mark | undefined {
  const [first, ...others] = marks.filter(({ origin }) => origin?.elementId === elementId)
  return others.length === 0 ? first : undefined
}

/** The index of a site in the geometry that the mark is written with; undefined if that has none there. */
function siteOf(mark: Mark, site: number): number | undefined {
  const image = imageOf(mark)
  if (image) return pictureSite(image, site)
  if (mark.mark === 'text') return site
  return mark.mark === 'native' && isGlueable(mark) ? site : undefined
}

// A rotated chart is drawn as a group, which has no sites.
function isGlueable({ source, rotation = 0 }: Extract<Mark, { readonly mark: 'native' }>) {
  return source.kind !== 'line' && (source.kind !== 'chart' || rotation % 360 === 0)
}

/** The four middles of a picture, in the geometry that it is clipped to. */
function pictureSite({ clip }: ImageMark, site: number): number | undefined {
  if (clip === undefined) return site
  const outline = parseOutline(clip)
  const bounds = outlineBounds(outline)
  const preset = bounds && recognizePreset(outline, bounds)?.name
  if (preset === 'ellipse') return site * 2
  return preset === 'rect' || preset === 'roundRect' ? site : undefined
}
