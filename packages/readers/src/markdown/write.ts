/** Escapes text for Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*<[\]]/gu, String.raw`\$&`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replace(/^(\s*\d*)([#>|+.)-])(?=\s|$)/u, String.raw`$1\$2`)
}

/**
 * Returns a table whose first row is the head; shorter rows are padded. Empty for less than a head
 * and a row.
 */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const [head, ...body] = rows.map((row) =>
    Array.from({ length: columns }, (_, index) => cell(row[index] ?? '')),
  )
  if (!head || body.length === 0 || columns === 0) return ''
  return [head, head.map(() => '---'), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function cell(text: string): string {
  return escapeMarkdown(text.replaceAll(/\s+/gu, ' ').trim()).replaceAll('|', String.raw`\|`)
}
