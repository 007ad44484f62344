import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/run.mjs'
import { filesBelow } from '../lib/sources.mjs'

/** The checklist in its order: areas with their statements. */
export function readChecklist() {
  const areas = []
  for (const line of readFileSync(join(root, 'docs/spec/checklist.md'), 'utf8').split('\n')) {
    const heading = /^## (.+)$/.exec(line)
    if (heading) areas.push({ name: heading[1], statements: [] })
    const row = /^\| ([A-Z]-\d{3}) \| (.+) \| (api|ui|data|copy) \| .+ \|$/.exec(line)
    if (row) areas.at(-1).statements.push({ id: row[1], statement: row[2] })
  }
  return areas.filter((area) => area.statements.length > 0)
}

/**
 * Where each id is named by a test: id -> paths. A title names its ids at its beginning,
 * as in `test('C-014 H-003 refuses a prompt of two characters', …)`.
 */
export function readNamedIds() {
  const named = new Map()
  for (const group of ['apps', 'packages', 'e2e', 'tools']) {
    for (const file of filesBelow(join(root, group))) {
      if (!/\.(test|spec)\.tsx?$/.test(file)) continue
      for (const id of idsIn(readFileSync(file, 'utf8'))) {
        const paths = named.get(id) ?? new Set()
        named.set(id, paths.add(relative(root, file)))
      }
    }
  }
  return named
}

/** The ids at the beginning of a string literal, the only place where a test title may have them. */
export function idsIn(source) {
  return [...source.matchAll(/['"`]((?:[A-Z]-\d{3},? )+)/g)].flatMap((match) =>
    [...match[1].matchAll(/[A-Z]-\d{3}/g)].map(([id]) => id),
  )
}
