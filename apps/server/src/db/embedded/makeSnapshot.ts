// Creates the files of an empty database at build time, so that a first start only copies them.
// Argument: the target folder.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { makeFiles } from './openFiles.ts'

const [, , folder] = process.argv
if (folder === undefined) throw new Error('Usage: makeSnapshot <folder>')
if (!existsSync(folder)) {
  const staging = `${folder}.new`
  rmSync(staging, { recursive: true, force: true })
  await makeFiles(staging)
  renameSync(staging, folder)
}
