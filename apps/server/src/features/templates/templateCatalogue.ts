import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as letOthersWork } from 'node:timers/promises'
import { galleryOf, readDesigns, type Template } from '@deckloom/templates'

export interface TemplateCatalogue {
  readonly all: () => Promise<readonly Template[]>
  readonly find: (id: string) => Promise<Template | undefined>
}

/** The templates of a folder of outlines, loaded once, on demand. */
export function templateCatalogue(folder: string): TemplateCatalogue {
  let reading: Promise<ReadonlyMap<string, Template>> | undefined
  const byId = () => (reading ??= readFolder(folder))
  return {
    all: async () => [...(await byId()).values()],
    find: async (id) => (await byId()).get(id),
  }
}

/** One at a time, because together they would block the event loop for half a second. */
async function readFolder(folder: string): Promise<ReadonlyMap<string, Template>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  const outlines: (readonly Template[])[] = []
  for (const name of names) {
    outlines.push(readDesigns({ name, text: await readFile(join(folder, name), 'utf8') }))
    await letOthersWork()
  }
  return new Map(galleryOf(outlines).map((template) => [template.id, template]))
}
