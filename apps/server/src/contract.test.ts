import { type Endpoint, endpoints } from '@deckloom/contract'
import cookie from '@fastify/cookie'
import { fastify, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { checkAnswers } from './testing/checkAnswers.ts'
import { registerFailures } from './http/answers/answers.ts'
import { Failure } from './http/errors/failure.ts'
import { requireContract } from './wiring/registerContract.ts'
import { type Handler, serve } from './http/serve.ts'

const { folders } = endpoints
const folder = { id: 7, name: 'Talks', parentId: null, deckCount: 0 }

let app: FastifyInstance
const audit = vi.fn<FastifyInstance['inject']>()

beforeEach(async () => {
  app = fastify({ genReqId: () => '7b0c7e0e-5a51-4b5a-9a37-0d5c4a3c3a6f' })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('refusal', null)
  audit.mockReset()
  app.decorateRequest('audit', audit)
  registerFailures(app)
  checkAnswers(app)
  await app.register(cookie)
})

const answerOf = async <E extends Endpoint>(endpoint: E, handler: Handler<E>, url: string) => {
  serve(app, endpoint, handler)
  const { method } = endpoint
  return app.inject({ method, url, ...(method === 'POST' && { payload: { name: 'Talks' } }) })
}

test('answers what a handler returns, with the status of the definition', async () => {
  const made = await answerOf(folders.createFolder, () => folder, '/api/folders')

  expect(made.statusCode).toBe(201)
  expect(made.json()).toEqual(folder)
})

test('answers a failure in the shape of failures', async () => {
  const refused = await answerOf(
    folders.deleteFolder,
    () => new Failure('not_found'),
    '/api/folders/7',
  )

  expect(refused.statusCode).toBe(404)
  expect(refused.json()).toMatchObject({ code: 'not_found' })
})

const wrong: readonly (readonly [what: string, answer: unknown, fault: RegExp])[] = [
  ['a field of another type', { ...folder, deckCount: 'none' }, /deckCount/],
  ['a field that nobody was told of', { ...folder, userId: 'u' }, /userId/],
  ['a field that is missing', { id: 7 }, /name/],
]
test.each(wrong)('an answer with %s fails in a test', async (_what, answer, fault) => {
  const made = await answerOf(
    folders.createFolder,
    (_request, reply) => reply.code(201).send(answer),
    '/api/folders',
  )

  expect(made.statusCode).toBe(500)
  expect(made.json().message).toMatch(fault)
})

test('a failure that the definition does not name fails in a test', async () => {
  const refused = await answerOf(
    folders.deleteFolder,
    () => new Failure('last_slide'),
    '/api/folders/7',
  )

  expect(refused.statusCode).toBe(500)
  expect(refused.json().message).toContain('last_slide is none of its errors')
})

test('puts a call on record as its definition says, by the parameters of its path', async () => {
  await answerOf(
    endpoints.sharing.removeCollaborator,
    () => undefined,
    '/api/presentations/3/collaborators/5',
  )

  expect(audit.mock.calls).toEqual([['collaborator-remove', { outcome: 'done', target: 'deck 3' }]])
})

test('puts a refused call on record where the definition says so, and nowhere else', async () => {
  const refused = () => new Failure('not_found')
  const onRecord = { action: 'team-end', refusals: true } as const
  serve(app, { ...folders.deleteFolder, audit: onRecord }, refused)
  serve(app, endpoints.sharing.removeCollaborator, refused)

  await app.inject({ method: 'DELETE', url: '/api/presentations/3/collaborators/5' })
  expect(audit).not.toHaveBeenCalled()
  await app.inject({ method: 'DELETE', url: '/api/folders/7' })
  expect(audit.mock.calls).toEqual([['team-end', { outcome: 'refused' }]])
})

test('a route below /api without a definition does not start', () => {
  requireContract(app)
  expect(() => app.get('/api/secret', () => 'x')).toThrow(
    'Route without a definition in the contract: GET /api/secret',
  )
  const stray = { ...folders.listFolders, answers: { 200: z.array(z.string()) } }
  expect(() => serve(app, stray, () => [])).toThrow('Route without a definition')
})

test('a definition without a route does not start', async () => {
  requireContract(app)
  serve(app, folders.listFolders, () => [])

  await expect(app.ready()).rejects.toThrow('createFolder (POST /api/folders)')
})
