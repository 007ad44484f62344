import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'

/**
 * The text of a file with each line inserted in front of its place, which is a string or a pattern.
 * Throws where the file has no such place.
 */
export function insertLines(path, lines) {
  return lines.reduce(
    (text, [before, line]) => {
      const at = text.search(typeof before === 'string' ? escapePattern(before) : before)
      if (at < 0) throw new Error(`${path} has no place for: ${line}`)
      return text.slice(0, at) + line + text.slice(at)
    },
    readFileSync(join(root, path), 'utf8'),
  )
}

const escapePattern = (words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
