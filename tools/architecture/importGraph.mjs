// Which source file imports which, including type imports and `import()`, without tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const groups = ['apps', 'packages', 'e2e', 'proof', 'bench', 'tools']
const skipped = new Set(['node_modules', 'dist', '.tsc', 'data', 'public'])
const specifiers =
  /^\s*(?:import|export|\})[^'"\n]*['"](\.{1,2}\/[^'"\n]+)['"]|\bimport\(\s*['"](\.{1,2}\/[^'"\n]+)['"]/gm

/** Whether a file is source code: neither a test nor data. */
export function isSource(path) {
  return /\.(?:ts|tsx|mjs)$/.test(path) && !/\.(?:test|spec|d)\.tsx?$/.test(path)
}

/** The imports of every source file below a root: its path from the root, and the set of paths that it imports. */
export function readImports(root) {
  const graph = new Map()
  for (const file of groups.flatMap((group) => filesBelow(join(root, group)))) {
    const text = readFileSync(file, 'utf8')
    const targets = [...text.matchAll(specifiers)].map(([, stated, loaded]) =>
      relative(root, resolve(dirname(file), stated ?? loaded)),
    )
    graph.set(relative(root, file), new Set(targets.filter(isSource)))
  }
  return graph
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path)
    return isSource(path) ? [path] : []
  })
}

/** The import graph of the folders in a tree. */
export function readFolders(files, tree) {
  const folders = new Map()
  for (const [file, targets] of files) {
    if (!file.startsWith(`${tree}/`)) continue
    const from = dirname(file)
    const others = folders.get(from) ?? new Set()
    folders.set(from, others)
    for (const to of targets)
      if (dirname(to) !== from && to.startsWith(`${tree}/`)) others.add(dirname(to))
  }
  return folders
}

/** The shortest path in a graph from one node to another, both included; undefined if there is none. */
export function shortestPath(graph, from, to) {
  const cameFrom = new Map([[from, undefined]])
  for (const node of cameFrom.keys()) {
    if (node === to) return stepsTo(cameFrom, node)
    for (const next of graph.get(node) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, node)
  }
  return undefined
}

function stepsTo(cameFrom, end) {
  const steps = []
  for (let node = end; node !== undefined; node = cameFrom.get(node)) steps.unshift(node)
  return steps
}
