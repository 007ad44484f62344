// The shape of the source tree.
// `no-circles`: no file imports what imports it, by however many files between and be it for a type alone.
// `no-upward-imports`: the same between the folders of an app, so that they lie on each other like floors.
// `folder-size`: a folder whose files nobody can take in at a glance is several.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isSource, readFolders, readImports, wayThrough } from './importGraph.mjs'
import { onImport } from './onImport.mjs'

const root = resolve(import.meta.dirname, '../..')
const { stacked, crowded } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'layers.json'), 'utf8'),
)
const mostFiles = 20

let imports
/** Read once a run: the same for every file. */
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
      const back = wayThrough(readAll(), target, file)
      if (!back) return
      context.report({
        node,
        message: `This import closes a circle: ${[file, ...back].join(' → ')}. Put what both need into a file that imports neither, or hand it in as an argument`,
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
      const back = wayThrough(foldersOf(tree), to, from)
      if (!back) return
      context.report({
        node,
        message: `${from} may not import ${to}, which stands on it: ${[from, ...back].join(' → ')}. Move what both need into a folder below both`,
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
        message: `${folder} has ${files.length} source files, where ${mostFiles} are the most: part them by what they are about`,
      })
    },
  }),
}

export const structureRules = {
  'no-circles': noCircles,
  'no-upward-imports': noUpwardImports,
  'folder-size': folderSize,
}
