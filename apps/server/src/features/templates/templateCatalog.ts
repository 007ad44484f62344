import { readFile } from 'node:fs/promises'
import type { Template } from '@deckloom/templates'

export interface TemplateCatalog {
  readonly all: () => Promise<readonly Template[]>
  readonly find: (id: string) => Promise<Template | undefined>
}

/** The templates of a file that the build wrote, loaded once, on demand. */
export function createTemplateCatalog(file: string): TemplateCatalog {
  let reading: Promise<ReadonlyMap<string, Template>> | undefined
  const byId = () => (reading ??= readTemplatesFile(file))
  return {
    all: async () => [...(await byId()).values()],
    find: async (id) => (await byId()).get(id),
  }
}

async function readTemplatesFile(file: string): Promise<ReadonlyMap<string, Template>> {
  const templates: readonly Template[] = JSON.parse(await readFile(file, 'utf8'))
  return new Map(templates.map((template) => [template.id, template]))
}
