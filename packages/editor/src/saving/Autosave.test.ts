import type { Slide } from '@deckloom/deck'
import { beforeEach, describe, expect, test } from 'vitest'
import { FakeClock } from '../testing/FakeClock.ts'
import { fullSlide } from '../testing/slides.ts'
import { Autosave } from './Autosave.ts'
import type { Merged } from './mergeSlides.ts'
import type { Draft, Sending, SendResult } from './ports.ts'

let clock: FakeClock
let slides: readonly Slide[]
let draft: Draft | undefined
let draftsFail: boolean
let merges: Merged[]
let sent: (Sending & { answer: (result: SendResult) => void })[]
let autosave: Autosave
let writeOpenTexts: () => void

const start = [fullSlide('a'), fullSlide('b')]
const edited = (title: string) => [fullSlide('a', { slide_title: title }), fullSlide('b')]

beforeEach(() => {
  clock = new FakeClock()
  slides = start
  draft = undefined
  draftsFail = false
  merges = []
  sent = []
  writeOpenTexts = () => undefined
  autosave = new Autosave(
    {
      read: () => slides,
      writeOpenTexts: () => writeOpenTexts(),
      send: (sending) => new Promise((resolve) => sent.push({ ...sending, answer: resolve })),
      pull: () => Promise.resolve(unreachable),
      drafts: {
        write: (next) => {
          if (draftsFail) return Promise.reject(new Error('QuotaExceededError'))
          draft = next
          return Promise.resolve()
        },
        clear: () => {
          draft = undefined
          return Promise.resolve()
        },
      },
      clock,
      random: () => 0.5,
      onMerged: (merged) => {
        merges.push(merged)
        slides = merged.slides
      },
    },
    { version: 1, slides: start },
  )
})

function edit(title: string) {
  slides = edited(title)
  autosave.touch()
}

async function answer(result: SendResult) {
  sent.at(-1)?.answer(result)
  await clock.pass(0)
}

const unreachable = { kind: 'unreachable' } as const
const saved = (version: number) => ({ kind: 'saved', version }) as const

describe('while the server answers', () => {
  test('sends 800 ms after the last edit, once for all of them', async () => {
    edit('One')
    await clock.pass(799)
    edit('Two')
    await clock.pass(799)
    expect(sent).toHaveLength(0)

    await clock.pass(1)

    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ slides: edited('Two'), version: 1 })
  })

  test('says saved only when the server has acknowledged the latest edit', async () => {
    const states: string[] = []
    autosave.subscribe(() => states.push(autosave.state.kind))

    edit('One')
    await clock.pass(800)
    edit('Two')
    await answer(saved(2))
    expect(autosave.state.kind).toBe('unsaved')
    await clock.pass(800)
    await answer(saved(3))

    expect(states).toEqual(['unsaved', 'saving', 'unsaved', 'saving', 'saved'])
    expect(sent.map(({ version }) => version)).toEqual([1, 2])
  })

  test('never has two requests under way', async () => {
    edit('One')
    await clock.pass(800)
    edit('Two')
    await clock.pass(5_000)
    expect(sent).toHaveLength(1)

    await answer(saved(2))

    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ slides: edited('Two'), version: 2 })
  })

  test('flush sends at once and waits for the answer', async () => {
    edit('One')
    const flushed = autosave.flush()
    await clock.pass(0)
    await answer(saved(2))

    expect(await flushed).toBe(true)
    expect(sent).toHaveLength(1)
  })

  test('flush with nothing to save makes no call', async () => {
    expect(await autosave.flush()).toBe(true)
    expect(sent).toHaveLength(0)
  })
})

describe('while somebody types', () => {
  const type = (title: string) => {
    writeOpenTexts = () => {
      writeOpenTexts = () => undefined
      edit(title)
    }
    autosave.expectEdit()
  }

  test('nothing is called saved from the key on, and the words are sent', async () => {
    type('One')
    expect(autosave.state.kind).toBe('unsaved')
    await clock.pass(800)

    expect(sent[0]).toMatchObject({ slides: edited('One') })
    await answer(saved(2))
    expect(autosave.state.kind).toBe('saved')
  })

  test('words that are taken out again need no call', async () => {
    autosave.expectEdit()
    await clock.pass(800)

    expect(autosave.state.kind).toBe('saved')
    expect(sent).toHaveLength(0)
  })

  test('an answer to an earlier save does not call them saved', async () => {
    const states: string[] = []
    edit('One')
    await clock.pass(800)
    type('Two')
    autosave.subscribe(() => states.push(autosave.state.kind))
    await answer(saved(2))
    expect(states).toEqual(['unsaved'])
    await clock.pass(800)

    expect(sent[1]).toMatchObject({ slides: edited('Two'), version: 2 })
  })

  test('flush sends them at once', async () => {
    type('One')
    const flushed = autosave.flush()
    await clock.pass(0)
    await answer(saved(2))

    expect(await flushed).toBe(true)
    expect(sent[0]).toMatchObject({ slides: edited('One') })
  })
})

describe('drafts', () => {
  test('an edit is on the device at once and leaves it only when it is acknowledged', async () => {
    edit('One')
    await clock.pass(0)
    expect(draft).toMatchObject({ version: 1, base: start, slides: edited('One') })

    await clock.pass(800)
    expect(draft).toBeDefined()
    await answer(saved(2))
    expect(draft).toBeUndefined()
  })

  test('an edit made while a save runs stays on the device after that save', async () => {
    edit('One')
    await clock.pass(800)
    edit('Two')
    await answer(saved(2))

    expect(draft).toMatchObject({ version: 2, base: edited('One'), slides: edited('Two') })
  })

  test('saving goes on where the device keeps no drafts, and says that it keeps none', async () => {
    draftsFail = true
    edit('One')
    await clock.pass(800)
    expect(autosave.keepsDrafts).toBe(false)

    await answer(saved(2))
    expect(autosave.state.kind).toBe('saved')
  })
})

describe('while the server cannot be reached', () => {
  test('tries again after 1, 2, 4 ... seconds, at most 30, for as long as it takes', async () => {
    edit('One')
    await clock.pass(800)
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await answer(unreachable)
      expect(autosave.state.kind).toBe('offline')
      const before = sent.length
      await clock.pass(wait - 1)
      expect(sent).toHaveLength(before)
      await clock.pass(1)
      expect(sent).toHaveLength(before + 1)
    }

    await answer(saved(2))
    expect(autosave.state.kind).toBe('saved')
    expect(draft).toBeUndefined()
  })

  test('a refusal that may pass is told and tried again', async () => {
    edit('One')
    await clock.pass(800)
    await answer({ kind: 'refused', message: '503: busy', tryAgain: true })
    expect(autosave.state).toEqual({ kind: 'failed', message: '503: busy', change: 'edit' })

    await clock.pass(1_000)
    expect(sent).toHaveLength(2)
  })

  test('a refusal that will not pass waits for the next edit', async () => {
    edit('One')
    await clock.pass(800)
    await answer({ kind: 'refused', message: '413: too large', tryAgain: false })
    await clock.pass(60_000)
    expect(sent).toHaveLength(1)

    edit('Two')
    await clock.pass(800)
    expect(sent).toHaveLength(2)
    expect(draft).toBeDefined()
  })

  test('flush answers false, and can be asked again', async () => {
    edit('One')
    const flushed = autosave.flush()
    await clock.pass(0)
    await answer(unreachable)
    expect(await flushed).toBe(false)

    const again = autosave.flush()
    await clock.pass(0)
    await answer(saved(2))
    expect(await again).toBe(true)
  })
})

describe('when the deck was changed elsewhere', () => {
  const theirs = [fullSlide('a'), fullSlide('b', { slide_title: 'Theirs' })]

  test('puts both sides together and saves the result on top of the present version', async () => {
    edit('Mine')
    await clock.pass(800)
    await answer({ kind: 'stale', version: 7, slides: theirs })

    expect(merges).toEqual([{ slides: [edited('Mine')[0], theirs[1]], kept: [], taken: ['b'] }])
    expect(autosave.state.kind).toBe('conflict')
    expect(sent[1]).toMatchObject({ slides: [edited('Mine')[0], theirs[1]], version: 7 })
    await answer(saved(8))
    expect(autosave.state.kind).toBe('saved')
  })

  test('has nothing to send where the server holds the same already', async () => {
    edit('Mine')
    await clock.pass(800)
    await answer({ kind: 'stale', version: 2, slides: edited('Mine') })

    expect(sent).toHaveLength(1)
    expect(autosave.state.kind).toBe('saved')
    expect(autosave.version).toBe(2)
  })
})

describe('another write in turn', () => {
  test('waits for the save that is under way and takes over the next version', async () => {
    const order: string[] = []
    edit('One')
    await clock.pass(800)
    const renamed = autosave.inTurn(() => {
      order.push('renamed')
      return Promise.resolve(3)
    })
    await clock.pass(0)
    expect(order).toEqual([])

    await answer(saved(2))
    await renamed
    expect(autosave.version).toBe(3)
  })

  test('does not take over a version that hides somebody else’s write', async () => {
    await autosave.inTurn(() => Promise.resolve(3))

    expect(autosave.version).toBe(1)
  })

  test('its failure is the caller’s, and saving goes on', async () => {
    await expect(autosave.inTurn(() => Promise.reject(new Error('500')))).rejects.toThrow('500')

    edit('One')
    await clock.pass(800)
    expect(sent).toHaveLength(1)
  })
})

test('closing ends the timers and leaves the draft', async () => {
  edit('One')
  autosave.close()
  await clock.pass(5_000)

  expect(sent).toHaveLength(0)
  expect(draft).toBeDefined()
})
