import type { TemplateCategory } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import { themes } from '@deckloom/themes'
import { dressOutline } from './dressOutline.ts'
import type { Design } from './frontMatter.ts'
import { type Outline, type OutlineFile, readOutline } from './readOutline.ts'

/** An outline in one of its designs: an item of the gallery, and what a deck starts from. */
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

/**
 * Returns the templates of a folder of outlines in the order of the gallery: each outline in its main design, popular
 * ones first, then the other designs. Throws if a file is invalid, or if two templates share an id or a name.
 */
export function readTemplates(files: readonly OutlineFile[]): readonly Template[] {
  const outlines = files.map((file) => inEveryDesign(readOutline(file)))
  const isPopular = ([first]: readonly Template[]) => Number(first?.isPopular ?? false)
  const ordered = outlines.toSorted((one, other) => isPopular(other) - isPopular(one))
  const most = Math.max(0, ...ordered.map(({ length }) => length))
  const templates = Array.from({ length: most }, (_, round) =>
    ordered.flatMap((designs) => designs[round] ?? []),
  ).flat()
  refuseDuplicates(templates.map(({ id }) => id))
  refuseDuplicates(templates.map(({ name }) => name))
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
    // The first design is the main one.
    isPopular: popular && index === 0,
    createdAt: added,
    slides: dressOutline(outline, design),
  }))
}

function nameOf({ look }: Design): string {
  return themes[look.id].name
}

function refuseDuplicates(keys: readonly string[]): void {
  const duplicate = keys.find((key, index) => keys.indexOf(key) !== index)
  if (duplicate !== undefined) throw new Error(`Two templates are called ${duplicate}`)
}
