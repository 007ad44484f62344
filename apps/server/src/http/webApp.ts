import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuse } from './answers.ts'
import { Failure } from './failure.ts'

const year = 365 * 24 * 60 * 60 * 1_000

/**
 * Serves the built browser app: its files as they are, and its page for every other address that a person could open.
 * A folder that does not exist serves nothing.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  /** Runs before the page, as opposed to a file, is sent. */
  onPage: (reply: FastifyReply) => void,
): Promise<void> {
  if (!existsSync(folder)) return
  const files = filesBelow(folder)
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
  })
  app.get<{ Params: { '*': string } }>('/*', { config: { access: 'public' } }, (request, reply) => {
    const path = request.params['*']
    const page = path === 'index.html' || isPage(path, request.headers.accept)
    if (page && files.has('index.html')) {
      onPage(reply)
      return sendPage(reply, path)
    }
    if (files.has(path)) return sendFile(reply, path)
    return refuse(reply, new Failure('not_found'))
  })
}

function sendFile(reply: FastifyReply, path: string): FastifyReply {
  // Built files carry a hash in their name; a font file never changes under its name.
  const kept = path.startsWith('assets/') || path.startsWith('fonts/')
  return reply.sendFile(path, kept ? { maxAge: year, immutable: true } : { maxAge: 0 })
}

function sendPage(reply: FastifyReply, path: string): FastifyReply {
  // The address of this page opens an account: no other site is told it, and no cache keeps it.
  if (path === 'reset-password') {
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
    return reply.sendFile('index.html', { cacheControl: false })
  }
  return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
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
