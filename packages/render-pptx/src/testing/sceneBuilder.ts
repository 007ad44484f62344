import { page, type Box } from '@deckloom/deck'
import type {
  LayoutPlaceholder,
  Mark,
  Paragraph,
  PathMark,
  Scene,
  SceneLayout,
  SceneTheme,
  Solid,
  TextLine,
  TextMark,
  TextRun,
} from '@deckloom/scene'

export const black: Solid = { kind: 'solid', color: '#101010', token: 'dk1' }
export const white: Solid = { kind: 'solid', color: '#FEFEFE', token: 'lt1' }

/** Advance width of every letter in a built scene, as a fraction of its size. */
const letterWidth = 0.5

export function buildTheme(change: Partial<SceneTheme> = {}): SceneTheme {
  return {
    key: 'plain-light',
    name: 'Plain',
    colors: {
      dk1: '#101010',
      lt1: '#FEFEFE',
      dk2: '#202040',
      lt2: '#F0F0E0',
      accent1: '#3344CC',
      accent2: '#CC4433',
      accent3: '#33AA44',
      accent4: '#AA8833',
      accent5: '#3399AA',
      accent6: '#993388',
    },
    majorFont: 'Georgia',
    minorFont: 'Arial',
    ...change,
  }
}

export function buildPlaceholder(change: Partial<LayoutPlaceholder> = {}): LayoutPlaceholder {
  return {
    type: 'title',
    index: 0,
    box: { x: 60, y: 60, width: 800, height: 92 },
    anchor: 'top',
    align: 'left',
    direction: 'ltr',
    size: 40,
    bold: true,
    lineHeight: 48,
    paint: black,
    themeFont: 'major',
    ...change,
  }
}

export function buildLayout(change: Partial<SceneLayout> = {}): SceneLayout {
  const layout = {
    name: 'Title only',
    template: 'title only',
    background: white,
    decoration: [],
    placeholders: [buildPlaceholder()],
    ...change,
  } as const
  return { key: JSON.stringify(layout), ...layout }
}

export function buildScene(marks: readonly Mark[], change: Partial<Scene> = {}): Scene {
  const layout = change.layout ?? buildLayout()
  return {
    slideId: 'one',
    page,
    title: 'One',
    layout,
    theme: buildTheme(),
    background: layout.background,
    marks,
    faces: [],
    notices: [],
    ...change,
  }
}

export function buildRun(text: string, change: Partial<TextRun> = {}): TextRun {
  return {
    text,
    face: 'arimo-400',
    officeFamily: 'Arial',
    size: 20,
    bold: false,
    italic: false,
    paint: black,
    ...change,
  }
}

export function buildParagraph(
  runs: readonly TextRun[],
  change: Partial<Paragraph> = {},
): Paragraph {
  return {
    runs,
    align: 'left',
    direction: 'ltr',
    lineHeight: 24,
    spaceBefore: 0,
    indent: 0,
    ...change,
  }
}

/** Builds a text mark. `broken` is the text of each line, by paragraph; without it, each paragraph is one line. */
export function buildText(
  paragraphs: readonly Paragraph[],
  change: Partial<TextMark> & { readonly broken?: readonly (readonly string[])[] } = {},
): TextMark {
  const { broken, ...rest } = change
  const box = change.box ?? { x: 100, y: 100, width: 400, height: 200 }
  const lines = paragraphs.flatMap((paragraph, index) => {
    const texts = broken?.[index] ?? [paragraph.runs.map((run) => run.text).join('')]
    return texts.map((text, number) =>
      buildLine({ text, paragraph, index, box, softBreak: number < texts.length - 1 }),
    )
  })
  return {
    mark: 'text',
    id: 'text',
    box,
    paragraphs,
    lines,
    anchor: 'top',
    fit: { nominal: 20, size: 20, floor: 12, overflow: false },
    ...rest,
  }
}

function buildLine(line: {
  readonly text: string
  readonly paragraph: Paragraph
  readonly index: number
  readonly box: Box
  readonly softBreak: boolean
}): TextLine {
  const { text, paragraph, index, box, softBreak } = line
  const size = paragraph.runs[0]?.size ?? 20
  const width = text.length * size * letterWidth
  const x = box.x + paragraph.indent
  return {
    paragraph: index,
    baseline: box.y + size,
    top: box.y,
    height: paragraph.lineHeight,
    x,
    width,
    softBreak,
    fragments: [
      {
        text,
        face: 'arimo-400',
        x,
        width,
        size,
        letterSpacing: 0,
        rtl: false,
        glyphs: Int32Array.from([...text].flatMap((_, cluster) => [1, 500, 0, 0, cluster])),
        paint: black,
      },
    ],
  }
}

export function buildPath(d: string, change: Partial<PathMark> = {}): PathMark {
  return {
    mark: 'path',
    id: 'path',
    box: { x: 0, y: 0, width: 100, height: 100 },
    d,
    fill: black,
    ...change,
  }
}
