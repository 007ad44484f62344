import { randomUUID } from 'node:crypto'
import { join as joinPath } from 'node:path'
import type { SlideInput } from '@deckloom/deck'
import { type DeckWriter, createEmbeddedAssistant } from '@deckloom/writer'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../app.ts'
import type { AppParts } from '../wiring/AppParts.ts'
import { companyDomains } from '../config/companyDomains.ts'
import { type Config, readConfig } from '../config/config.ts'
import {
  type VerifyPorts,
  verifyAddress,
} from '../features/accounts/emailAddresses/verifyAddress.ts'
import { readFileHere } from '../features/imports/reading/readFileHere.ts'
import { invitationAttacher } from '../features/presentations/people/attachInvitations.ts'
import { MemoryWindows } from '../platform/limits/MemoryWindows.ts'
import type { DeckRenderer } from '../platform/render/deckRenderer.ts'
import { checkAnswers } from './checkAnswers.ts'
import type { OpenedDatabase } from './testDrivers.ts'

export const password = 'weaving 4 looms'

/**
 * The server with a real database, and with a writer and a renderer that are simple enough to
 * predict.
 */
export async function testApp(
  { database, dataDir }: OpenedDatabase,
  overrides: Partial<AppParts> & { readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<FastifyInstance> {
  const { environment, ...parts } = overrides
  const config = testConfig(dataDir, environment)
  const { now: clock } = parts
  const app = await buildApp({
    config,
    database,
    secret: 'a secret of the tests, long enough to sign with',
    writer: countingWriter,
    embeddedAssistant: createEmbeddedAssistant({ newId: randomUUID }),
    render: describingRenderer,
    drawnBy: 'the tests',
    readFile: readFileHere,
    webFolder: '/nonexistent',
    templatesFile: joinPath(inject('bundle'), 'templates.json'),
    // A test with a clock of its own also sets that of the limits.
    ...(clock && { windows: new MemoryWindows(() => clock().getTime()) }),
    watchAnswers: checkAnswers,
    ...parts,
  })
  const { queries } = database
  const now = parts.now ?? (() => new Date())
  const { adminEmails } = config
  verifyPorts.set(app, {
    queries,
    now,
    adminEmails,
    attachInvitations: invitationAttacher(companyDomains(config)),
    notify: async () => {},
  })
  return app
}

const verifyPorts = new WeakMap<FastifyInstance, VerifyPorts>()

/** Verifies the address, like the link in the email. */
export async function verify(app: FastifyInstance, { id }: Pick<Person, 'id'>): Promise<void> {
  const ports = verifyPorts.get(app)
  if (!ports) throw new Error('This server was not made by testApp')
  await verifyAddress(ports, id)
}

function testConfig(dataDir: string, environment: Readonly<Record<string, string>> = {}): Config {
  const read = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '100000',
    ...environment,
  })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.config
}

/** Writes slides with their number as text. */
export const countingWriter: DeckWriter = {
  name: 'embedded',
  model: 'embedded',
  async *outline({ prompt, slideCount }) {
    const theme = { id: 'loom', variant: 'light' } as const
    const style = { language: 'en', theme, isBusiness: true } as const
    yield { kind: 'head', title: prompt.slice(0, 40), style }
    for (let index = 0; index < slideCount; index += 1) {
      const entry = { id: `e${index}`, title: `Slide ${index + 1}`, points: ['One thing'] }
      yield { kind: 'entry', entry }
    }
  },
  async *slides({ outline, wanted }) {
    for (const index of wanted) {
      const title = outline.entries[index]?.title ?? ''
      yield { kind: 'slide', index, slide: { ...aSlide(title), id: `s${index}` } }
    }
  },
  most: () => ({ inputTokens: 0, outputTokens: 0 }),
}

/** "Renders" a deck to a line of text that describes its input. */
export const describingRenderer: DeckRenderer = async (request, control) => {
  const { title, slides, author, output } = request
  control?.onSlide?.(slides.length, slides.length)
  const words = `${output.format} of ${title} by ${author}: ${slides.length}`
  return { bytes: Buffer.from(words), warnings: [] }
}

/** A slide as a client sends it. */
export function aSlide(title: string) {
  return {
    slide_title: title,
    bullet_points: ['One thing', 'Another thing'],
    visual_type: 'quote',
    visual_description: '',
    layout_template: 'title + bullets',
  } satisfies SlideInput
}

/** A signed-in person. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly cookie: string
  readonly ask: (
    what: `${Method} ${string}`,
    body?: InjectOptions['payload'],
    headers?: Headers,
  ) => Promise<LightMyRequestResponse>
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]
type Headers = Readonly<Record<string, string>>

/** Registers a new account and verifies its address. */
export async function join(app: FastifyInstance, email?: string): Promise<Person> {
  const person = await joinUnverified(app, email)
  await verify(app, person)
  return person
}

/** Registers a new account with an unverified address. */
export async function joinUnverified(
  app: FastifyInstance,
  email = `${randomUUID()}@example.com`,
): Promise<Person> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { email, password, firstName: 'Ada', lastName: 'Weaver' },
  })
  const cookie = cookieOf(answer)
  const { user }: { user: { id: string } } = answer.json()
  const ask: Person['ask'] = (what, payload, headers) =>
    app.inject({
      ...methodAndUrl(what),
      headers: { cookie, ...headers },
      ...(payload !== undefined && { payload }),
    })
  return { id: user.id, email, cookie, ask }
}

/** Re-authenticates a person, for routes that require it. */
export async function prove(person: Pick<Person, 'ask'>): Promise<void> {
  await person.ask('POST /api/user/proof', { password })
}

/** The two parts of a route's name, such as `GET /api/auth/user`. */
export function methodAndUrl(what: string) {
  const [name = '', ...url] = what.split(' ')
  return { method: methods.find((method) => method === name) ?? 'GET', url: url.join(' ') }
}

/** The session cookie that a response sets, as the browser would send it back. */
export function cookieOf({ headers }: LightMyRequestResponse): string {
  const [first = ''] = [headers['set-cookie'] ?? ''].flat()
  return first.split(';')[0] ?? ''
}

/** Stores a deck of one slide. */
export async function aDeck(
  person: Person,
  title = 'A deck',
): Promise<{ readonly id: number; readonly version: number }> {
  const answer = await person.ask('POST /api/presentations', { title, slides: [aSlide(title)] })
  return answer.json()
}
