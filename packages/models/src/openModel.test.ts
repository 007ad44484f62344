import { ModelFault, type ModelUsage } from '@deckloom/writer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { costOf } from './costOf.ts'
import { modelConfigOf } from './modelConfig.ts'
import { openModel } from './openModel.ts'
import { ModelServer, type Play } from './testing/index.ts'

const server = new ModelServer()
let baseUrl = ''
beforeAll(async () => {
  baseUrl = await server.listen()
})
afterAll(() => server.close())
beforeEach(() => {
  server.questions.length = 0
  server.left = 0
})

const call = {
  name: 'slide',
  system: 'You write one slide',
  prompt: 'Number: 3\nTitle: Harbours',
  schema: { type: 'object', properties: {}, additionalProperties: false },
  maxOutputTokens: 500,
} as const

function model(timeLimitMs = 20_000) {
  const prices = { input: 0, output: 0 }
  const config = { provider: 'openai-compatible', model: 'fake', apiKey: undefined } as const
  return openModel({ ...config, baseUrl, timeLimitMs, prices }, { random: () => 0 })
}

/** Returns the outcome of one call: text, usage, and error. */
async function ask(asked = model(), signal?: AbortSignal) {
  const used: ModelUsage[] = []
  let text = ''
  let fault: unknown
  try {
    for await (const piece of asked.ask(call, { signal, used: (usage) => used.push(usage) }))
      text += piece
  } catch (error) {
    fault = error instanceof ModelFault ? error.kind : error
  }
  return { text, used, fault }
}

/** Scripts the next responses in order; the last one repeats. */
function plays(...list: readonly Play[]): void {
  let next = 0
  server.play = () => list[Math.min(next++, list.length - 1)] ?? {}
}

describe('a question', () => {
  test('is answered piece by piece, with the tokens that the provider counted', async () => {
    plays({ text: 'one two three', pieces: 4, usage: { prompt: 70, completion: 9 } })

    expect(await ask()).toEqual({
      text: 'one two three',
      used: [{ inputTokens: 70, outputTokens: 9 }],
      fault: undefined,
    })
    expect(server.questions[0]).toMatchObject({ hasSchema: true, system: call.system })
  })

  test.each([
    ['a server that is overloaded', { status: 503 }],
    ['a limit that is over soon', { status: 429, headers: { 'retry-after': '0' } }],
  ])('is asked once more after %s', async (_name, play) => {
    plays(play, { text: 'fine' })

    expect(await ask()).toMatchObject({ text: 'fine', fault: undefined })
    expect(server.questions).toHaveLength(2)
  })

  test.each([
    ['refused', [{ status: 401 }], 1],
    ['busy', [{ status: 429, headers: { 'retry-after': '600' } }], 1],
    ['down', [{ status: 500 }], 2],
  ] as const)('fails as %s, having been asked so often', async (kind, list, count) => {
    plays(...list)

    expect(await ask()).toEqual({ text: '', used: [], fault: kind })
    expect(server.questions).toHaveLength(count)
  })

  test('is asked without the schema where the server knows none, and is from then on', async () => {
    server.play = ({ hasSchema }) => (hasSchema ? { status: 400 } : { text: 'plain' })
    const asked = model()

    expect((await ask(asked)).text).toBe('plain')
    expect((await ask(asked)).text).toBe('plain')
    expect(server.questions.map(({ hasSchema }) => hasSchema)).toEqual([true, false, false])
  })

  test('whose answer breaks off is not asked again, and what came is counted', async () => {
    plays({ text: 'half of it', pieces: 4, end: 'reset' })

    const { used, fault } = await ask()

    expect(fault).toBe('unusable')
    expect(server.questions).toHaveLength(1)
    expect(used).toHaveLength(1)
    expect(used[0]?.inputTokens).toBeGreaterThan(5)
  })

  test('is given up when its time is over, or when nobody wants it any more', async () => {
    plays({ text: 'never', end: 'hang' })
    expect((await ask(model(300))).fault).toBe('slow')

    const control = new AbortController()
    const asked = model().ask(call, { signal: control.signal, used: () => {} })
    for await (const piece of asked) {
      expect(piece).toBe('never')
      control.abort()
    }
    await expect.poll(() => server.left).toBe(2)
  })

  test('does not follow a redirect, which would carry the key away', async () => {
    plays({ status: 307, headers: { location: 'http://127.0.0.1:9/' } })
    expect((await ask()).fault).toBe('down')
  })

  test('is not read without end', async () => {
    plays({ text: 'x'.repeat(6_000_000), pieces: 1_000_000 })
    expect((await ask()).fault).toBe('unusable')
  })

  test('fails at once while the model is known to be out of order, until one may try', async () => {
    let now = 0
    const prices = { input: 0, output: 0 }
    const config = { provider: 'openai-compatible', model: 'fake', apiKey: undefined } as const
    const options = { now: () => now, random: () => 0 }
    const asked = openModel({ ...config, baseUrl, timeLimitMs: 20_000, prices }, options)
    plays({ status: 500 })
    for (let count = 0; count < 4; count += 1) await ask(asked)
    const before = server.questions.length
    expect((await ask(asked)).fault).toBe('down')
    expect(server.questions).toHaveLength(before)

    now += 31_000
    plays({ text: 'well again' })
    expect((await ask(asked)).text).toBe('well again')
    expect((await ask(asked)).text).toBe('well again')
  })
})

describe('providers', () => {
  test.each(['openai', 'anthropic', 'google'] as const)(
    '%s is asked at its own paths',
    async (provider) => {
      const asked: string[] = []
      const { createServer } = await import('node:http')
      const fake = createServer((request, response) => {
        asked.push(`${request.method} ${request.url}`)
        response.writeHead(401, { 'content-type': 'application/json' })
        response.end('{"error":{"message":"no","type":"authentication_error"}}')
      })
      await new Promise<void>((done) => {
        fake.listen(0, '127.0.0.1', done)
      })
      const address = fake.address()
      if (address === null || typeof address === 'string') throw new Error('no port was given')
      const config = { provider, model: 'm', apiKey: 'k', timeLimitMs: 20_000 } as const
      const prices = { input: 0, output: 0 }
      const own = openModel({ ...config, baseUrl: `http://127.0.0.1:${address.port}/v1`, prices })

      expect((await ask(own)).fault).toBe('refused')

      const paths = {
        openai: 'POST /v1/chat/completions',
        anthropic: 'POST /v1/messages',
        google: 'POST /v1/models/m:streamGenerateContent?alt=sse',
      }
      expect(asked).toEqual([paths[provider]])
      fake.close()
    },
  )
})

describe('configuration', () => {
  const none = { AI_TIMEOUT_SECONDS: 60, AI_INPUT_USD_PER_MTOK: 3, AI_OUTPUT_USD_PER_MTOK: 15 }

  test('without a provider there is no model', () => {
    expect(modelConfigOf(none)).toBeUndefined()
  })

  test.each([
    [{ AI_API_KEY: 'k' }, /^AI_PROVIDER/],
    [{ AI_PROVIDER: 'openai' as const, AI_API_KEY: 'k' }, /^AI_MODEL/],
    [{ AI_PROVIDER: 'anthropic' as const, AI_MODEL: 'm' }, /^AI_API_KEY/],
    [{ AI_PROVIDER: 'openai-compatible' as const, AI_MODEL: 'm' }, /^AI_BASE_URL/],
  ])('of %j says what is missing', (given, sentence) => {
    expect(modelConfigOf({ ...none, ...given })).toMatch(sentence)
  })

  test('tokens of less than a cent cost what they cost', () => {
    expect(costOf({ inputTokens: 1_000, outputTokens: 100 }, { input: 3, output: 15 })).toBe(0.45)
    expect(costOf({ inputTokens: 1, outputTokens: 0 }, { input: 3, output: 15 })).toBe(0.0003)
  })
})
