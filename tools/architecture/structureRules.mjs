// The structure of the source tree.
// `no-circles`: no import cycles between files, not even of types.
// `no-upward-imports`: no import cycles between the folders of an app, so that they form layers.
// `folder-size`: a folder has few enough files to take in at a glance.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isSource, readFolders, readImports, shortestPath } from './importGraph.mjs'
import { onImport } from './onImport.mjs'

const root = resolve(import.meta.dirname, '../..')
const { stacked, crowded } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'layers.json'), 'utf8'),
)
const mostFiles = 20

let imports
/** Read once per run: the same for every file. */
const readAll = () => (imports ??= readImports(root))

const trees = new Map()
const foldersOf = (tree) => {
  if (!trees.has(tree)) trees.set(tree, readFolders(readAll(), tree))
  return trees.get(tree)
}

/** Checks each import of one source file by another: both paths from the root of the repository. */
const onSourceImport = (context, check) =>
  isSource(context.filename)
    ? onImport((node, specifier) => {
        if (!specifier.startsWith('.')) return
        const target = relative(root, resolve(dirname(context.filename), specifier))
        if (isSource(target)) check(node, relative(root, context.filename), target)
      })
    : {}

const noCircles = {
  create: (context) =>
    onSourceImport(context, (node, file, target) => {
      const back = shortestPath(readAll(), target, file)
      if (!back) return
      context.report({
        node,
        message: `This import closes a cycle: ${[file, ...back].join(' → ')}. Move what both need into a file that imports neither, or pass it as an argument`,
      })
    }),
}

const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`)

const noUpwardImports = {
  create: (context) =>
    onSourceImport(context, (node, file, target) => {
      const tree = stacked.find((folder) => isWithin(file, folder))
      const [from, to] = [dirname(file), dirname(target)]
      if (tree === undefined || from === to || !isWithin(to, tree)) return
      const back = shortestPath(foldersOf(tree), to, from)
      if (!back) return
      context.report({
        node,
        message: `${from} may not import ${to}, which depends on it: ${[from, ...back].join(' → ')}. Move what both need into a folder below both`,
      })
    }),
}

let sizes
function sizesOfFolders() {
  if (sizes) return sizes
  sizes = new Map()
  for (const file of readAll().keys())
    sizes.set(dirname(file), [...(sizes.get(dirname(file)) ?? []), file])
  return sizes
}

const folderSize = {
  create: (context) => ({
    Program(node) {
      const file = relative(root, context.filename)
      const files = sizesOfFolders().get(dirname(file)) ?? []
      const folder = dirname(file)
      // Reported once per folder.
      if (files[0] !== file || files.length <= mostFiles || folder in crowded) return
      context.report({
        node,
        message: `${folder} has ${files.length} source files, and the limit is ${mostFiles}: split it by topic`,
      })
    },
  }),
}

export const structureRules = {
  'no-circles': noCircles,
  'no-upward-imports': noUpwardImports,
  'folder-size': folderSize,
}
