import type { Mark, NativeMark, Scene, TextMark } from '@deckloom/scene'
import { descendants, type ReadPackage, type XmlElement } from '@deckloom/render-pptx/testing'

/** What a slide contains when opened in an office program. */
export interface OfficeObjects {
  /** Paragraphs of every text, without white space. */
  readonly texts: readonly string[]
  /** Types of the placeholders that the slide fills. */
  readonly placeholders: readonly string[]
  readonly charts: number
  readonly tables: number
  readonly shapes: number
}

/** Reads the objects of a scene's slide from an exported file; text that a chart draws itself is left out. */
export function officeObjects(file: ReadPackage, number: number, scene: Scene): OfficeObjects {
  const all = descendants(file.xml(`ppt/slides/slide${number}.xml`))
  const findNamed = (name: string): readonly XmlElement[] =>
    all.filter((element) => element.name === name)
  const ofCharts = chartWords(scene)
  return {
    texts: findNamed('a:p')
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
    placeholders: findNamed('p:ph')
      .map(({ attributes }) => attributes.get('type') ?? 'body')
      .toSorted(),
    charts: findNamed('c:chart').length,
    tables: findNamed('a:tbl').length,
    shapes: findNamed('p:cNvPr').filter(({ attributes }) =>
      attributes.get('name')?.startsWith('Shape '),
    ).length,
  }
}

/** Returns the objects that the slide is expected to have. */
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
    // Office programs do not rotate charts, so a rotated one is a drawing.
    charts: nativesIn(scene, 'chart').filter(({ rotation = 0 }) => rotation === 0).length,
    tables: nativesIn(scene, 'table').length,
    shapes: nativesIn(scene, 'shape').length + iconsIn(scene),
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

/** The text of charts is in separate parts. */
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

/** Icons are painted outlines of an element; office programs get them as shapes. */
function iconsIn({ marks }: Scene): number {
  return marks.filter(({ mark, origin }) => mark === 'path' && origin !== undefined).length
}

function tight(text: string): string {
  return text.replaceAll(/\s+/gu, '')
}
