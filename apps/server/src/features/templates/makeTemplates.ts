// Reads the outlines of the templates at build time, which takes most of a second, so that a server that starts does
// not. Arguments: the file to write, the folder of the outlines.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTemplates } from '@deckloom/templates'

const [, , file, folder] = process.argv
if (file === undefined || folder === undefined)
  throw new Error('Usage: makeTemplates <file> <outlines>')
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .toSorted()
const templates = readTemplates(
  names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
)
writeFileSync(file, JSON.stringify(templates))
