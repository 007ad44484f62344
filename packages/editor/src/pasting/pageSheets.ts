import { findAll, type PageElement, textOf } from './pageNodes.ts'
import { readStyles } from './pageStyles.ts'

/** What the style sheets of a page say that matters here. */
export interface PageSheets {
  /** Number formats by class, as spreadsheets write them. */
  readonly numberFormats: ReadonlyMap<string, string>
  /** Whether a level of a list of a word processor is counted, by names such as "l0:level2". */
  readonly countedLevels: ReadonlyMap<string, boolean>
}

/** Longer than the sheets of any office program. */
const longestSheet = 500_000

export function readSheets(page: PageElement): PageSheets {
  const sheet = findAll(page, ({ tag }) => tag === 'style')
    .map(textOf)
    .join('\n')
    .slice(0, longestSheet)
  const numberFormats = new Map<string, string>()
  for (const [, name = '', body = ''] of sheet.matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/gu)) {
    const format = readStyles(body).get('mso-number-format')
    if (format !== undefined) numberFormats.set(name.toLowerCase(), format)
  }
  const countedLevels = new Map<string, boolean>()
  for (const [, name = '', body = ''] of sheet.matchAll(
    /@list\s+(l\d+:level\d+)[^{}]*\{([^{}]*)\}/giu,
  )) {
    const format = readStyles(body).get('mso-level-number-format')
    countedLevels.set(name.toLowerCase(), format !== 'bullet' && format !== 'image')
  }
  return { numberFormats, countedLevels }
}
