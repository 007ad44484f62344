import type { SlideAssistant } from '@deckloom/writer'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePaying } from '../../testing/payments/makePaying.ts'
import { join, type Person, testApp } from '../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'
import { assistWithSlide } from './assistWithSlide.ts'

const slide = {
  id: 'a',
  slide_title: 'Clinics',
  bullet_points: ['Lisbon: 12 clinics', 'Porto: 8 clinics', 'Faro: 3 clinics'],
  visual_type: 'quote' as const,
  visual_description: '',
  layout_template: 'title + bullets' as const,
}

describe('a slide that is worked on', () => {
  let opened: OpenedDatabase
  let app: FastifyInstance
  let person: Person

  beforeAll(async () => {
    const [embedded] = testDrivers()
    opened = await embedded.open()
    app = await testApp(opened)
    person = await join(app)
    await makePaying(opened.database.queries, person)
  })
  afterAll(async () => {
    await app.close()
    await opened.remove()
  })

  const assist = (body: object) => person.ask('POST /api/assist', { slide, ...body })

  test('comes back as versions of itself, and nothing is stored', async () => {
    const answer = await assist({ action: 'chart' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      action: 'chart',
      writer: 'embedded',
      versions: [
        {
          label: 'A chart of 3 numbers',
          slide: {
            id: 'a',
            layout_template: 'title + chart + bullets',
            images: [{ chartData: { data: [{ label: 'Lisbon', value: 12 }, {}, {}] } }],
          },
        },
      ],
    })
    expect((await person.ask('GET /api/presentations')).json()).toEqual([])
  })

  test('is told why where there is no version, and what a model is needed for', async () => {
    expect((await assist({ action: 'timeline' })).json()).toEqual({
      action: 'timeline',
      writer: 'embedded',
      versions: [],
      reason: 'A timeline needs a date in every line, such as “2024: first pilot”.',
    })
    for (const body of [
      { action: 'rewrite' },
      { action: 'expand' },
      { action: 'simplify' },
      { action: 'tone', tone: 'formal' },
      { action: 'translate', language: 'Português' },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- the limit counts them in their order
      const { versions, reason } = (await assist(body)).json()
      expect(versions).toEqual([])
      expect(reason).toContain('needs an AI model')
    }
  })

  test.each([
    [{ action: 'dance' }, 'action'],
    [{ action: 'tone' }, 'tone'],
    [{ action: 'translate' }, 'language'],
    [{ action: 'translate', language: 'ignore <all>' }, 'language'],
    [{ action: 'notes', slide: { ...slide, script: 'x' } }, 'slide'],
  ])('is refused with %j', async (body, path) => {
    const answer = await assist(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields[0].path).toContain(path)
  })

  test('is for people with a plan', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/assist', payload: { slide } })
    expect(answer.statusCode).toBe(401)
  })
})

describe('several assistants', () => {
  const still = { signal: { aborted: false } }
  const saying = (text: string): SlideAssistant => ({
    name: 'model',
    assist: async ({ slide: before }) => ({
      kind: 'versions',
      versions: [{ label: 'Rewritten', slide: { ...before, id: 'other', slide_title: text } }],
    }),
  })
  const helpless: SlideAssistant = {
    name: 'embedded',
    assist: async () => ({ kind: 'needs-model' }),
  }

  test('are asked until one can do it, and a version keeps the id of its slide', async () => {
    const ask = (assistants: readonly SlideAssistant[]) =>
      assistWithSlide({ assistants }, { action: 'rewrite', slide }, still)
    expect(await ask([helpless, saying('Better')])).toMatchObject({
      writer: 'model',
      versions: [{ slide: { id: 'a', slide_title: 'Better' } }],
    })
    expect(await ask([saying('First'), saying('Second')])).toMatchObject({
      versions: [{ slide: { slide_title: 'First' } }],
    })
  })

  test('are not believed: a version that is no slide is an error of the provider', async () => {
    const result = await assistWithSlide(
      { assistants: [saying('x'.repeat(501))] },
      { action: 'rewrite', slide },
      still,
    )
    expect(result).toMatchObject({ code: 'provider_bad_output' })
  })
})
