import type { Mark, Scene, TextMark } from '@deckloom/scene'
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

export function officeObjects(file: ReadPackage, slide: number): OfficeObjects {
  const all = descendants(file.xml(`ppt/slides/slide${slide}.xml`))
  const named = (name: string): readonly XmlElement[] =>
    all.filter((element) => element.name === name)
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
      .filter((text) => text !== '')
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

export function officeObjectsOf({ marks }: Scene): OfficeObjects {
  const texts = textsIn(marks)
  return {
    texts: texts
      .flatMap(({ paragraphs }) =>
        paragraphs.map(({ runs }) => tight(runs.map(({ text }) => text).join(''))),
      )
      .filter((text) => text !== '')
      .toSorted(),
    placeholders: texts
      .flatMap(({ placeholder }) => (placeholder ? [placeholder.type] : []))
      .toSorted(),
    charts: countNatives(marks, 'chart'),
    tables: countNatives(marks, 'table'),
    shapes: countNatives(marks, 'shape'),
  }
}

/** Charts carry their words in a part of their own. */
function textsIn(marks: readonly Mark[]): readonly TextMark[] {
  return marks.flatMap((mark) => {
    if (mark.mark === 'text') return [mark]
    if (mark.mark === 'group') return textsIn(mark.children)
    return mark.mark === 'native' && mark.source.kind !== 'chart' ? textsIn(mark.painted) : []
  })
}

function countNatives(marks: readonly Mark[], kind: 'chart' | 'shape' | 'table'): number {
  return marks.filter((mark) => mark.mark === 'native' && mark.source.kind === kind).length
}

function tight(text: string): string {
  return text.replaceAll(/\s+/gu, '')
}
