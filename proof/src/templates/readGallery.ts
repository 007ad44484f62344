import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTemplates, type Template } from '@deckloom/templates'

/** Reads all templates of the gallery. Throws on an invalid outline. */
export function readGallery(): readonly Template[] {
  const folder = outlinesFolder()
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return readTemplates(
    names.toSorted().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  )
}

/** Found from the source as well as from a bundle of it. */
function outlinesFolder(from: string = import.meta.dirname): string {
  const folder = join(from, 'packages/templates/outlines')
  if (existsSync(folder)) return folder
  const parent = dirname(from)
  if (parent === from) throw new Error('There is no folder packages/templates/outlines')
  return outlinesFolder(parent)
}
