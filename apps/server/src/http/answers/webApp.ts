import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isKnownPage, otherPage, planPages, visitedPage } from '@deckloom/contract'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './answers.ts'
import { readDocuments, sendDocument } from './documents.ts'
import { Failure } from '../errors/failure.ts'

const document = 'index.html'
const editorPage = '/editor/:id'
const year = 365 * 24 * 60 * 60 * 1_000

/**
 * Serves the built browser app: its files, and its page for every other URL that a person could open. Serves nothing if
 * the folder does not exist.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  pages: {
    /** The path below which the server is installed; empty at the root. */
    readonly base: string
    /** Runs before a page, as opposed to a file, is sent. */
    readonly onPage: (reply: FastifyReply, path: string) => Promise<void>
    /** Whether the browser sent a session cookie; the session may have ended. */
    readonly hasSession: (request: FastifyRequest) => boolean
    /** Whether accounts have plans; otherwise the pages about plans do not exist. */
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
  app.get<{ Params: { '*': string } }>('/*', { config }, async (request, reply) => {
    const path = request.params['*']
    const page = path === document || isPage(path, request.headers.accept)
    if (page && documents.has(document)) {
      await pages.onPage(reply, path)
      const isGone = !pages.hasPlans && planPages.has(pageAt(path))
      const written = findWritten(path, { isGone, hasSession: pages.hasSession(request) })
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
  // Built files have a hash in their name; a font file never changes.
  const kept = path.startsWith('assets/') || path.startsWith('fonts/')
  return reply.sendFile(path, kept ? { maxAge: year, immutable: true } : { maxAge: 0 })
}

/** The prerendered page, if there is one. */
function findWritten(
  path: string,
  { isGone, hasSession }: { readonly isGone: boolean; readonly hasSession: boolean },
): string | undefined {
  if (path === '') return hasSession ? undefined : 'landing.html'
  // Preloads the editor, which others than people with a session are not shown.
  if (pageAt(path) === editorPage) return hasSession ? 'editor.html' : undefined
  // Parametrized pages, such as a category of templates, are rendered by the app.
  const isPlace = path === document || (!isGone && visitedPage(path) !== otherPage)
  return isPlace ? prerendered[path] : 'not-found.html'
}

const prerendered: Readonly<Record<string, string>> = {
  pricing: 'pricing.html',
  terms: 'terms.html',
}

interface Page {
  readonly path: string
  /** Whether the app has a page at this path. */
  readonly isKnown: boolean
}

function setPageHeaders(reply: FastifyReply, { path, isKnown }: Page): void {
  const page = pageAt(path)
  const dependsOnSession = path === '' || page === editorPage
  reply.header('vary', dependsOnSession ? 'cookie, accept-encoding' : 'accept-encoding')
  // Search engines must not index a deck behind a link.
  if (page.endsWith('/:token')) reply.header('x-robots-tag', 'noindex')
  if (pagesOfOne.has(page)) {
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
    return
  }
  if (page === '/share/:token') reply.header('referrer-policy', 'no-referrer')
  // The app renders the 'not found' page itself; the status is for programs.
  if (path !== document && !isKnown) reply.code(404).header('x-robots-tag', 'noindex')
  reply.header('cache-control', 'no-cache')
}

/** Pages whose URL grants access to an account or a deck: never sent as a referrer, never cached. */
const pagesOfOne: ReadonlySet<string> = new Set([
  '/reset-password',
  '/undo-email',
  '/verify-email',
  '/claim-administrator',
  '/invitation',
  // Whether other websites may show it in a frame depends on the link.
  '/embed/:token',
])

/** The page that the app shows for a path: case and repeated slashes are ignored. */
export function pageAt(path: string): string {
  return visitedPage(path.toLowerCase())
}

function isPage(path: string, accept = ''): boolean {
  const last = path.split('/').at(-1) ?? ''
  // `curl` without options accepts anything; whoever requests the home page with it wants to see it.
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
