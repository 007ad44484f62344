import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { openModel } from '@deckloom/models'
import { ModelServer } from '@deckloom/models/testing'
import { createModelWriter } from '@deckloom/writer'
import { expect, test, vi } from 'vitest'
import { generationUses } from '../../db/schema/plans.ts'
import { makePaying } from '../../testing/payments/makePaying.ts'
import { join, type Person, testApp } from '../../testing/testApp.ts'
import { testDrivers } from '../../testing/testDrivers.ts'

/** Enough for a busy machine. */
const patience = { timeout: 20_000 }

test.each(testDrivers().filter(({ available }) => available))(
  'G-015 of those who wait for a model, a paid plan goes first, on $name',
  async (driver) => {
    const model = new ModelServer()
    const opened = await driver.open()
    const { queries } = opened.database
    const app = await testApp(opened, { writer: await writerOf(model) })
    const release = new EventEmitter()
    const released = once(release, 'all')
    model.play = () => ({ after: released })
    const busy = [await join(app), await join(app)]
    const [free, paid] = [await join(app), await join(app)]
    await makePaying(queries, paid)
    const write = async (writer: Person, prompt: string) =>
      await writer.ask('POST /api/generate', { prompt, slideCount: 6 })
    const begun = (count: number) =>
      vi.waitFor(async () => expect(await queries.$count(generationUses)).toBe(count), patience)

    // Two each: they hold all four places.
    const answers = [...busy, ...busy].map((writer) => write(writer, 'Taking a place'))
    await begun(4)
    answers.push(write(free, 'Free ferries'))
    await begun(5)
    answers.push(write(paid, 'Paid ferries'))
    await begun(6)
    release.emit('all')
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    const waited = model.questions.flatMap(({ prompt }) => findName(prompt) ?? [])
    await app.close()
    await model.close()
    await opened.remove()

    expect(codes).toEqual([200, 200, 200, 200, 200, 200])
    expect([waited[0], new Set(waited).size]).toEqual(['Paid', 2])
  },
)

async function writerOf(model: ModelServer) {
  const text = openModel(
    {
      provider: 'openai-compatible',
      model: 'played-1',
      apiKey: 'k',
      baseUrl: await model.listen(),
      timeLimitMs: patience.timeout,
      prices: { input: 0, output: 0 },
    },
    { random: () => 0 },
  )
  return createModelWriter({ model: text, newId: randomUUID })
}

function findName(prompt: string): string | undefined {
  return /(?<name>Free|Paid) ferries/u.exec(prompt)?.groups?.['name']
}
