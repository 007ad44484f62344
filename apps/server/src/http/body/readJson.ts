import { isUtf8 } from 'node:buffer'
import { isStorableText } from '@deckloom/deck'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../errors/failure.ts'
import { isExcessiveJson } from './jsonExcess.ts'

/** Accepts JSON bodies only, and refuses strings that cannot be stored unchanged. */
export function registerJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  readJson(app, 'application/json')
}

/** Parses bodies of a media type as JSON. */
export function readJson(app: FastifyInstance, mediaType: string): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(mediaType, { parseAs: 'buffer' }, (request, body, done) => {
    // Decoding would silently replace invalid bytes.
    if (!isUtf8(body)) return done(unreadable())
    if (isExcessiveJson(body))
      return done(createRefusal('This is nested too deeply or has too many parts to be read.'))
    void parse(request, body.toString('utf8'), (error, value) => {
      if (error) done(unreadable())
      else if (isStorable(value)) done(null, value)
      else done(createRefusal('Text contains characters that cannot be stored'))
    })
  })
}

function unreadable(): Error {
  return Object.assign(new Error('unreadable JSON'), { code: 'FST_ERR_CTP_INVALID_JSON_BODY' })
}

function createRefusal(sentence: string): Error {
  const { code, message } = new Failure('validation_failed', sentence)
  return Object.assign(new Error(message), {
    validation: [{ keyword: code, instancePath: '/', message }],
    validationContext: 'body',
  })
}

/** Whether every string can be stored unchanged. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isStorable)
  return Object.entries(value).every(([key, member]) => isStorableText(key) && isStorable(member))
}
