import { escapeMarkdown } from '../markdown/write.ts'

const longestHeading = 70

/**
 * Converts plain text to Markdown. A short line without final punctuation is a heading; without
 * any, the first sentence of each paragraph is used as one. Text that is Markdown already stays as
 * it is.
 */
export function headedText(text: string): string {
  if (/^#{1,6}\s+\S/mu.test(text)) return text
  const paragraphs = text
    .split(/\n\s*\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const marked = paragraphs.map((part, index) => withHeading(part, paragraphs[index + 1]))
  return marked.some((part) => part.startsWith('## '))
    ? marked.join('\n\n')
    : paragraphs.map(sentenceHeading).join('\n\n')
}

function withHeading(part: string, next: string | undefined): string {
  const [line = '', ...rest] = part.split('\n')
  if (!isHeading(line) || (rest.length === 0 && next === undefined)) return part
  return `## ${escapeMarkdown(line.replace(/:$/u, ''))}\n\n${rest.join('\n')}`.trim()
}

function isHeading(line: string): boolean {
  if (line.length > longestHeading || !/^[\p{Lu}\p{Lo}\d]/u.test(line)) return false
  return !/[.!?,;]$/u.test(line) && !/^(?:\d+[.)]|[-*•])\s/u.test(line)
}

function sentenceHeading(part: string): string {
  const line = part.replaceAll(/\s*\n\s*/gu, ' ')
  const [, first = line, rest = ''] = /^(.{10,120}?[.!?])\s+(.+)$/u.exec(line) ?? []
  return `## ${escapeMarkdown(first.replace(/\.$/u, ''))}\n\n${rest}`.trim()
}
