import type { Mark, NativeMark, Scene, TextMark } from '@deckloom/scene'
import { descendants, type ReadPackage, type XmlElement } from '@deckloom/render-pptx/testing'

/** What a person finds on a slide in an office program. */
export interface OfficeObjects {
  /** Paragraphs of every text, white space left out. */
  readonly texts: readonly string[]
  /** Kinds of the placeholders that the slide fills. */
  readonly placeholders: readonly string[]
  readonly charts: number
  readonly tables: number
  readonly shapes: number
}

/** What the slide of a scene has in a written file; what a chart writes of its own beside it is left out. */
export function officeObjects(file: ReadPackage, number: number, scene: Scene): OfficeObjects {
  const all = descendants(file.xml(`ppt/slides/slide${number}.xml`))
  const named = (name: string): readonly XmlElement[] =>
    all.filter((element) => element.name === name)
  const ofCharts = chartWords(scene)
  return {
    texts: named('a:p')
      .map((paragraph) =>
        tight(
          descendants(paragraph)
            .filter(({ name }) => name === 'a:t')
            .map(({ text }) => text)
            .join(''),
        ),
      )
      .filter((text) => text !== '' && !ofCharts.has(text))
      .toSorted(),
    placeholders: named('p:ph')
      .map(({ attributes }) => attributes.get('type') ?? 'body')
      .toSorted(),
    charts: named('c:chart').length,
    tables: named('a:tbl').length,
    shapes: named('p:cNvPr').filter(({ attributes }) =>
      attributes.get('name')?.startsWith('Shape '),
    ).length,
  }
}

/** What the slide ought to have. */
export function officeObjectsOf(scene: Scene): OfficeObjects {
  const texts = textsIn(scene.marks)
  const ofCharts = chartWords(scene)
  return {
    texts: texts
      .flatMap(wordsOf)
      .filter((text) => text !== '' && !ofCharts.has(text))
      .toSorted(),
    placeholders: texts
      .flatMap(({ placeholder }) => (placeholder ? [placeholder.type] : []))
      .toSorted(),
    // Office programs do not turn charts: one that is turned is a drawing.
    charts: nativesIn(scene, 'chart').filter(({ rotation = 0 }) => rotation === 0).length,
    tables: nativesIn(scene, 'table').length,
    shapes: nativesIn(scene, 'shape').length,
  }
}

function chartWords(scene: Scene): ReadonlySet<string> {
  return new Set(
    nativesIn(scene, 'chart').flatMap(({ painted }) => textsIn(painted).flatMap(wordsOf)),
  )
}

function wordsOf({ paragraphs }: TextMark): readonly string[] {
  return paragraphs.map(({ runs }) => tight(runs.map(({ text }) => text).join('')))
}

/** Charts carry their words in a part of their own. */
function textsIn(marks: readonly Mark[]): readonly TextMark[] {
  return marks.flatMap((mark) => {
    if (mark.mark === 'text') return [mark]
    if (mark.mark === 'group') return textsIn(mark.children)
    return mark.mark === 'native' && mark.source.kind !== 'chart' ? textsIn(mark.painted) : []
  })
}

function nativesIn({ marks }: Scene, kind: 'chart' | 'shape' | 'table'): readonly NativeMark[] {
  return marks.filter((mark) => mark.mark === 'native').filter(({ source }) => source.kind === kind)
}

function tight(text: string): string {
  return text.replaceAll(/\s+/gu, '')
}
