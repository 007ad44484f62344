import type { Slide } from '@deckloom/deck'
import { listNumbers } from '@deckloom/scene'
import type { RichLine } from '../richText.ts'
import { textOfRuns } from '../runLooks.ts'
import { type CopiedPart, partsBelowTitle, partsOfElements, titleLine } from './copiedParts.ts'
import { textOfTable } from './copyElements.ts'

/** Returns elements as text: lists with markers and tabs as word processors write them, and tabs between cells. */
export function textOfElements(slide: Slide, ids: readonly string[]): string {
  return textOfParts(partsOfElements(slide, ids))
}

/** Returns what slides say as text. */
export function textOfSlides(slides: readonly Slide[]): string {
  return slides
    .flatMap((slide) => [textOfLines([titleLine(slide)]), textOfParts(partsBelowTitle(slide))])
    .filter((words) => words !== '')
    .join('\n')
}

/** Returns lines as text: a tab for each level, and a marker with a tab before the words of a list. */
export function textOfLines(lines: readonly RichLine[]): string {
  const numbers = listNumbers(lines)
  return lines
    .map(({ list, level = 0, runs }, index) => {
      const words = textOfRuns(runs)
      if (list === undefined) return words
      const tabs = '\t'.repeat(level)
      const number = numbers[index]
      const marker = number === undefined ? '•' : `${number}.`
      return `${tabs}${marker}\t${words.replaceAll('\n', `\n${tabs}\t`)}`
    })
    .join('\n')
}

/** Returns the text without the markers of lists that `textOfLines` and other programs write. */
export function withoutMarkers(text: string): string {
  return text.replaceAll(/^[ \t]*(?:[•◦▪·o§]|\d{1,3}\.)\t/gmu, '')
}

function textOfParts(parts: readonly CopiedPart[]): string {
  return parts.map(partText).join('\n')
}

function partText(part: CopiedPart): string {
  if (part.kind === 'lines') return textOfLines(part.lines)
  const { title = '', table } = part
  return `${title === '' ? '' : `${title}\n`}${textOfTable(table)}`
}
