import type { TemplateCategory } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import { themes } from '@deckloom/themes'
import { dressOutline } from './dressOutline.ts'
import type { Design } from './frontMatter.ts'
import { type Outline, type OutlineFile, readOutline } from './readOutline.ts'

/** An outline in one of its designs: what the gallery shows and a deck begins as. */
export interface Template {
  /** 'seed-pitch-loom-light' */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: TemplateCategory
  readonly isPremium: boolean
  readonly isPopular: boolean
  /** ISO 8601. */
  readonly createdAt: string
  readonly slides: readonly Slide[]
}

/** Every template of a folder of outlines. Throws as its two halves do. */
export function readTemplates(files: readonly OutlineFile[]): readonly Template[] {
  return galleryOf(files.map(readDesigns))
}

/** An outline in every design it has, the one that stands for it first. Throws on a file that cannot be read. */
export function readDesigns(file: OutlineFile): readonly Template[] {
  return inEveryDesign(readOutline(file))
}

/**
 * The templates of outlines in the order of the gallery: first each outline once, the popular ones before the others,
 * then their other designs. Throws on two templates with one id or name.
 */
export function galleryOf(outlines: readonly (readonly Template[])[]): readonly Template[] {
  const isPopular = ([first]: readonly Template[]) => Number(first?.isPopular ?? false)
  const ordered = outlines.toSorted((one, other) => isPopular(other) - isPopular(one))
  const most = Math.max(0, ...ordered.map(({ length }) => length))
  const templates = Array.from({ length: most }, (_, round) =>
    ordered.flatMap((designs) => designs[round] ?? []),
  ).flat()
  refuseTwins(templates.map(({ id }) => id))
  refuseTwins(templates.map(({ name }) => name))
  return templates
}

function inEveryDesign(outline: Outline): readonly Template[] {
  const { slug, name, description, category, added, popular, designs } = outline
  return designs.map((design, index) => ({
    id: `${slug}-${design.look.id}-${design.look.variant}`,
    name: design.name ?? (index === 0 ? name : `${name}, ${nameOf(design)}`),
    description,
    category,
    isPremium: design.premium,
    // The design that the outline was written in is the one that stands for it.
    isPopular: popular && index === 0,
    createdAt: added,
    slides: dressOutline(outline, design),
  }))
}

function nameOf({ look }: Design): string {
  return themes[look.id].name
}

function refuseTwins(keys: readonly string[]): void {
  const twin = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twin !== undefined) throw new Error(`Two templates are called ${twin}`)
}
