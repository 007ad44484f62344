import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WriteRequest } from '@deckloom/writer'
import { z } from 'zod'
import { fixturesFolder } from '../corpus/fixturesFolder.ts'

export const briefLanguages = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const
export type BriefLanguage = (typeof briefLanguages)[number]

/** A fixed request, with the language that its deck must have. */
export interface Brief {
  readonly id: string
  readonly language: BriefLanguage
  readonly request: WriteRequest
}

/** The presenter and the date of every brief. */
export const presenter = 'Ada Byron'
const date = '2026-05-03'

const typeSchema = z.enum(['pitch', 'report', 'marketing', 'training'])
const headSchema = z.object({
  prompt: z.string().min(3),
  type: typeSchema,
  slides: z.coerce.number().int().min(5).max(25),
})
const languageSchema = z.enum(briefLanguages)

/** Reads the fixed briefs: topics, one per line, and sources with instructions. Throws on an invalid one. */
export function readBriefs(): readonly Brief[] {
  const folder = join(fixturesFolder(), 'briefs')
  return [
    ...filesIn(join(folder, 'topics')).flatMap(({ name, text }) =>
      topicsIn(languageSchema.parse(name.slice(0, 2)), text),
    ),
    ...filesIn(join(folder, 'sources')).map(({ name, text }) => sourceIn(name, text)),
  ]
}

function filesIn(folder: string): readonly { readonly name: string; readonly text: string }[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => ({
      name: file.replace(/\.\w+$/u, ''),
      text: readFileSync(join(folder, file), 'utf8'),
    }))
}

function topicsIn(language: BriefLanguage, text: string): readonly Brief[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [, type, slides, prompt] = /^(\w+) (\d+) \| (.+)$/u.exec(line) ?? []
      const head = headSchema.parse({ type, slides, prompt })
      return {
        id: `${language}-${String(index + 1).padStart(2, '0')}`,
        language,
        request: requestOf(head),
      }
    })
}

function sourceIn(name: string, text: string): Brief {
  const [, head = '', source = ''] = /^---\n(.+?)\n---\n(.+)$/su.exec(text) ?? []
  const fields = Object.fromEntries(
    head.split('\n').map((line) => [line.split(':')[0] ?? '', line.replace(/^\w+:\s*/u, '')]),
  )
  return {
    id: name,
    language: languageSchema.parse(name.slice(0, 2)),
    request: { ...requestOf(headSchema.parse(fields)), source },
  }
}

function requestOf({ prompt, type, slides }: z.infer<typeof headSchema>): WriteRequest {
  return { prompt, presentationType: type, slideCount: slides, presenter, date }
}
