import { isUtf8 } from 'node:buffer'
import { isStorableText } from '@deckloom/deck'
import type { FastifyInstance } from 'fastify'
import { Failure } from './failure.ts'

const deepest = 20
const mostNodes = 200_000

/** Makes JSON the only body that is read, and refuses what no store could keep as it was sent. */
export function registerJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  readJson(app, 'application/json')
}

/** Reads bodies of one media type as JSON. */
export function readJson(app: FastifyInstance, mediaType: string): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(mediaType, { parseAs: 'buffer' }, (request, body, done) => {
    // Decoding would replace a broken byte silently.
    if (!isUtf8(body)) return done(unreadable())
    void parse(request, body.toString('utf8'), (error, value) => {
      if (error) done(unreadable())
      else if (isStorable(value)) done(null, value)
      else done(unstorable())
    })
  })
}

function unreadable(): Error {
  return Object.assign(new Error('unreadable JSON'), { code: 'FST_ERR_CTP_INVALID_JSON_BODY' })
}

function unstorable(): Error {
  const { code, message } = new Failure(
    'validation_failed',
    'Text contains characters that cannot be stored',
  )
  return Object.assign(new Error(message), {
    validation: [{ keyword: code, instancePath: '/', message }],
    validationContext: 'body',
  })
}

/**
 * Whether every string can be stored as it is and nothing is nested deeper than a deck can be: JSON.stringify gives up
 * at some thousand levels.
 */
function isStorable(value: unknown): boolean {
  let nodes = 0
  const storable = (node: unknown, depth: number): boolean => {
    nodes += 1
    if (nodes > mostNodes || depth > deepest) return false
    if (typeof node === 'string') return isStorableText(node)
    if (typeof node !== 'object' || node === null) return true
    if (Array.isArray(node)) return node.every((entry) => storable(entry, depth + 1))
    return Object.entries(node).every(
      ([key, entry]) => storable(key, depth + 1) && storable(entry, depth + 1),
    )
  }
  return storable(value, 0)
}
