import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isKnownPage, otherPage, planPages, visitedPage } from '@deckloom/contract'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './answers.ts'
import { readDocuments, sendDocument } from './documents.ts'
import { Failure } from '../errors/failure.ts'

const document = 'index.html'
const year = 365 * 24 * 60 * 60 * 1_000

/**
 * Serves the built browser app: its files as they are, and its page for every other address that a person could open.
 * A folder that does not exist serves nothing.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  pages: {
    /** The path that the installation is below; empty for none. */
    readonly base: string
    /** Runs before the page, as opposed to a file, is sent. */
    readonly onPage: (reply: FastifyReply, path: string) => void
    /** Whether the browser has a session; it may have ended. */
    readonly hasSession: (request: FastifyRequest) => boolean
    /** Whether accounts have plans; without them the documents and the addresses that tell of plans are not there. */
    readonly hasPlans: boolean
  },
): Promise<void> {
  if (!existsSync(folder)) return
  const files = filesBelow(folder)
  const documents = await readDocuments(folder, files, pages.base)
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
  })
  const config = { access: 'public', limit: 'requests', database: 'unneeded' } as const
  app.get<{ Params: { '*': string } }>('/*', { config }, (request, reply) => {
    const path = request.params['*']
    const page = path === document || isPage(path, request.headers.accept)
    if (page && documents.has(document)) {
      pages.onPage(reply, path)
      const isGone = !pages.hasPlans && planPages.has(pageAt(path))
      const written = writtenFor(path, { isGone, hasSession: pages.hasSession(request) })
      const kind = pages.hasPlans ? '' : 'no-plans/'
      const sent = documents.get(`${kind}${written}`) ?? documents.get(`${kind}${document}`)
      setPageHeaders(reply, { path, isKnown: isKnownPage(path) && !isGone })
      if (sent) return sendDocument(request, reply, sent)
    }
    if (files.has(path) && !documents.has(path)) return sendFile(reply, path)
    return refuse(reply, new Failure('not_found'))
  })
}

function sendFile(reply: FastifyReply, path: string): FastifyReply {
  // Built files carry a hash in their name; a font file never changes under its name.
  const kept = path.startsWith('assets/') || path.startsWith('fonts/')
  return reply.sendFile(path, kept ? { maxAge: year, immutable: true } : { maxAge: 0 })
}

/** The page that was written when the app was built, where there is one. */
function writtenFor(
  path: string,
  { isGone, hasSession }: { readonly isGone: boolean; readonly hasSession: boolean },
): string | undefined {
  if (path === '') return hasSession ? undefined : 'landing.html'
  // For a name that it does not know, such as a category of templates, the app writes the page itself.
  const isPlace = path === document || (!isGone && visitedPage(path) !== otherPage)
  return isPlace ? prerendered[path] : 'not-found.html'
}

const prerendered: Readonly<Record<string, string>> = {
  pricing: 'pricing.html',
  terms: 'terms.html',
}

interface Page {
  readonly path: string
  /** Whether the product has a page there. */
  readonly isKnown: boolean
}

function setPageHeaders(reply: FastifyReply, { path, isKnown }: Page): void {
  const page = pageAt(path)
  // Who is signed in gets another page at the front door.
  reply.header('vary', path === '' ? 'cookie, accept-encoding' : 'accept-encoding')
  if (pagesOfOne.has(page)) {
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
    return
  }
  // So does the address of a shared deck, and search engines are not to find what was shown to a few.
  if (page === '/share/:token') {
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
  }
  // The document is the same, and the app in it says so: only the status tells a program that nothing is here.
  if (path !== document && !isKnown) reply.code(404).header('x-robots-tag', 'noindex')
  reply.header('cache-control', 'no-cache')
}

/** Whose address opens an account or a deck to whoever has it: no other site is told it, and no cache keeps it. */
const pagesOfOne: ReadonlySet<string> = new Set([
  '/reset-password',
  '/undo-email',
  '/verify-email',
  '/claim-administrator',
  '/invitation',
])

/** The page that the app shows there: it goes by neither case nor doubled slashes. */
export function pageAt(path: string): string {
  return visitedPage(path.toLowerCase())
}

function isPage(path: string, accept = ''): boolean {
  const last = path.split('/').at(-1) ?? ''
  // A bare `curl` accepts anything, and whoever asks for the front page that way wants to see it.
  const wantsPage = accept.includes('text/html') || accept.includes('*/*')
  return !path.startsWith('api/') && !last.includes('.') && wantsPage
}

function filesBelow(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  return new Set(paths.filter((path) => !path.endsWith('.br')))
}
