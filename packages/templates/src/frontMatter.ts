import { templateCategories } from '@deckloom/contract'
import { arrangementSchema, themeChoiceSchema } from '@deckloom/deck'
import { parse } from 'yaml'
import { z } from 'zod'

/** 'nocturne dark' */
const look = z
  .string()
  .transform((words) => {
    const [id, variant, ...rest] = words.split(' ')
    return rest.length === 0 ? { id, variant } : words
  })
  .pipe(themeChoiceSchema)

const designSchema = z.strictObject({
  look,
  /** Name in the gallery; the outline's if left out. */
  name: z.string().min(1).max(80).optional(),
  premium: z.boolean().default(false),
  /** Whether the cover shows the outline's picture or the theme's motif. */
  cover: z.enum(['motif', 'picture']).default('motif'),
  /** The arrangement of lists. */
  lists: arrangementSchema.optional(),
})

const frontMatterSchema = z.strictObject({
  name: z.string().min(1).max(60),
  description: z.string().min(1).max(120),
  category: z.enum(templateCategories),
  /** When it was added to the gallery. */
  added: z.iso.datetime(),
  popular: z.boolean().default(false),
  designs: z.array(designSchema).min(1),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>
export type Design = z.infer<typeof designSchema>

const fenced = /^---\n([\s\S]*?)\n---\n/u

/** Splits a file into front matter and body. Throws if there is no front matter or it is invalid. */
export function readFrontMatter(text: string): {
  readonly matter: FrontMatter
  readonly body: string
} {
  const match = fenced.exec(text)
  if (!match) throw new Error('It does not start with front matter')
  return {
    matter: frontMatterSchema.parse(parse(match[1] ?? '')),
    body: text.slice(match[0].length),
  }
}
