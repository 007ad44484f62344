import type { FontBook } from '@deckloom/text'
import { drawDeck } from '../briefs/drawDeck.ts'
import { print } from '../print.ts'
import { measureTemplate } from './measureTemplate.ts'
import { readGallery } from './readGallery.ts'

export interface TemplatesOptions {
  readonly fonts: FontBook
  /** Only templates whose id starts with this. */
  readonly only?: string
  /** Folder for pictures of the slides; none are drawn without it. */
  readonly folder?: string
}

/** Lays out the gallery's templates and prints their faults; returns whether there are none. */
export function templatesBoard({ fonts, only = '', folder }: TemplatesOptions): boolean {
  const templates = readGallery().filter(({ id }) => id.startsWith(only))
  const faults: string[] = []
  for (const template of templates) {
    faults.push(...measureTemplate(template, fonts))
    const { id, name, slides } = template
    if (folder !== undefined) drawDeck({ id, title: name, slides }, { fonts, folder })
  }
  const slides = templates.reduce((sum, template) => sum + template.slides.length, 0)
  for (const fault of faults) print(fault)
  print(`${templates.length} templates, ${slides} slides, ${faults.length} faults`)
  return faults.length === 0
}
