import type { Mark, PathMark, Scene, TextFragment, TextLine, TextMark } from '@deckloom/scene'

const page = { x: 0, y: 0, width: 1200, height: 675 }
const black = { kind: 'solid', color: '#000000' } as const

/** Returns a scene with the given marks on white. */
export function sceneOf(marks: readonly Mark[], overrides: Partial<Scene> = {}): Scene {
  return {
    slideId: 's1',
    page: { width: 1200, height: 675 },
    title: 'Cold chain',
    layout: {
      key: 'k',
      name: 'Title',
      template: 'title + bullets',
      background: { kind: 'solid', color: '#FFFFFF' },
      decoration: [],
      placeholders: [],
    },
    theme: {
      key: 't',
      name: 'Test',
      colors: {
        dk1: '#000000',
        lt1: '#FFFFFF',
        dk2: '#222222',
        lt2: '#EEEEEE',
        accent1: '#C2410C',
        accent2: '#0F766E',
        accent3: '#1D4ED8',
        accent4: '#A16207',
        accent5: '#7E22CE',
        accent6: '#BE123C',
      },
      majorFont: 'Inter',
      minorFont: 'Inter',
    },
    background: { kind: 'solid', color: '#FFFFFF' },
    marks,
    faces: ['inter-400'],
    notices: [],
    ...overrides,
  }
}

export function pathOf(overrides: Partial<PathMark> = {}): PathMark {
  return { mark: 'path', id: 'p', box: page, d: 'M0 0L10 0L10 10Z', fill: black, ...overrides }
}

export function fragmentOf(overrides: Partial<TextFragment> = {}): TextFragment {
  return {
    text: 'doses lost',
    face: 'inter-400',
    x: 120,
    width: 80,
    size: 20,
    letterSpacing: 0,
    rtl: false,
    glyphs: new Int32Array(),
    paint: black,
    ...overrides,
  }
}

export function textOf(
  fragments: readonly TextFragment[],
  overrides: Partial<TextMark> = {},
): TextMark {
  const line: TextLine = {
    paragraph: 0,
    baseline: 300,
    top: 280,
    height: 26,
    x: 120,
    width: 80,
    softBreak: false,
    fragments,
  }
  return {
    mark: 'text',
    id: 'x',
    box: { x: 100, y: 280, width: 400, height: 26 },
    paragraphs: [
      {
        runs: [],
        align: 'left',
        direction: 'ltr',
        lineHeight: 26,
        spaceBefore: 0,
        indent: 20,
      },
    ],
    lines: [line],
    anchor: 'top',
    fit: { nominal: 20, size: 20, floor: 12, overflow: false },
    ...overrides,
  }
}
