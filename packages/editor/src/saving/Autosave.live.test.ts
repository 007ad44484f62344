import type { Slide } from '@deckloom/deck'
import { beforeEach, describe, expect, test } from 'vitest'
import { FakeClock } from '../testing/FakeClock.ts'
import { fullSlide } from '../testing/slides.ts'
import { Autosave, type AutosavePorts, type MergeSource } from './Autosave.ts'
import type { Merged } from './mergeSlides.ts'
import type { Draft, Sending, SendResult } from './ports.ts'

let clock: FakeClock
let slides: readonly Slide[]
let draft: Draft | undefined
let merges: (Merged & { source: MergeSource })[]
let pulled: SendResult
let pulls: number
let sent: (Sending & { answer: (result: SendResult) => void })[]
let autosave: Autosave
let ports: AutosavePorts

const start = [fullSlide('a'), fullSlide('b')]
const edited = (title: string) => [fullSlide('a', { slide_title: title }), fullSlide('b')]

beforeEach(() => {
  clock = new FakeClock()
  slides = start
  draft = undefined
  merges = []
  sent = []
  pulled = { kind: 'unreachable' }
  pulls = 0
  ports = {
    read: () => slides,
    writeOpenTexts: () => undefined,
    send: (sending) => new Promise((resolve) => sent.push({ ...sending, answer: resolve })),
    pull: async () => {
      pulls++
      return pulled
    },
    drafts: {
      write: async (next) => {
        draft = next
      },
      clear: async () => {
        draft = undefined
      },
    },
    clock,
    random: () => 0.5,
    onMerged: (merged, source) => {
      merges.push({ ...merged, source })
      slides = merged.slides
    },
  }
  autosave = new Autosave(ports, { version: 1, slides: start })
})

function edit(title: string) {
  slides = edited(title)
  autosave.touch()
}

async function answer(result: SendResult) {
  sent.at(-1)?.answer(result)
  await clock.pass(0)
}

const saved = (version: number) => ({ kind: 'saved', version }) as const

describe('while others edit the same deck', () => {
  const theirs = fullSlide('b', { slide_title: 'Theirs' })
  const change = { from: 1, version: 2, order: ['a', 'b'], slides: [theirs] }

  test('shows a save of somebody else, and saves nothing', async () => {
    autosave.receive(change)
    await clock.pass(10_000)

    expect(slides).toEqual([start[0], theirs])
    expect(autosave).toMatchObject({ version: 2, state: { kind: 'saved' } })
    expect(merges).toMatchObject([{ source: 'live', kept: [], taken: ['b'] }])
    expect(sent).toEqual([])
  })

  test('keeps unsaved edits, and saves them on the new version', async () => {
    edit('Mine')
    autosave.receive(change)
    await clock.pass(800)

    expect(sent).toMatchObject([{ version: 2, slides: [edited('Mine')[0], theirs] }])
    await answer(saved(3))
    expect(autosave).toMatchObject({ version: 3, state: { kind: 'saved' } })
  })

  test('takes a change that arrives during a save after it, and its own not at all', async () => {
    edit('Mine')
    await clock.pass(800)
    autosave.receive({ from: 1, version: 2, order: ['a', 'b'], slides: edited('Mine') })
    autosave.receive({ ...change, from: 2, version: 3 })
    await clock.pass(0)
    expect(merges).toEqual([])

    await answer(saved(2))

    expect(slides).toEqual([edited('Mine')[0], theirs])
    expect(autosave).toMatchObject({ version: 3, state: { kind: 'saved' } })
    expect(merges).toHaveLength(1)
  })

  test('says saved when somebody else saved the very same edit', async () => {
    edit('Same')
    autosave.receive({ from: 1, version: 2, order: ['a', 'b'], slides: edited('Same') })
    await clock.pass(10_000)

    expect(autosave.state.kind).toBe('saved')
    expect(draft).toBeUndefined()
    expect(sent).toEqual([])
  })

  test.each([
    ['a change was missed', { ...change, from: 4, version: 5 }],
    ['a change names an unknown slide', { ...change, order: ['a', 'b', 'z'] }],
  ])('fetches the deck when %s', async (_, missed) => {
    pulled = { kind: 'stale', version: 5, slides: [start[0], theirs].filter((one) => !!one) }
    autosave.receive(missed)
    await clock.pass(0)

    expect(slides).toEqual([start[0], theirs])
    expect(autosave.version).toBe(5)
  })

  test('catches up after a lost connection, unless nothing is newer', async () => {
    autosave.catchUp(1)
    await clock.pass(0)
    expect(pulls).toBe(0)

    pulled = { kind: 'stale', version: 3, slides: edited('Theirs') }
    autosave.catchUp(3)
    await clock.pass(0)
    expect(slides).toEqual(edited('Theirs'))
  })

  test('fetches nothing when a version is its own, announced before the answer', async () => {
    edit('Mine')
    await clock.pass(800)
    autosave.catchUp(2)
    await answer(saved(2))

    expect(pulls).toBe(0)
    expect(autosave).toMatchObject({ version: 2, state: { kind: 'saved' } })
  })

  test('tries again to fetch what could not be fetched', async () => {
    autosave.catchUp(3)
    await clock.pass(0)
    expect(pulls).toBe(1)

    pulled = { kind: 'stale', version: 3, slides: edited('Theirs') }
    await clock.pass(2_000)
    expect(slides).toEqual(edited('Theirs'))
  })

  test('saves the first of many edits at once, and the others with the next save', async () => {
    autosave.share(true)
    edit('M')
    await clock.pass(20)
    edit('Mi')
    await clock.pass(5)
    expect(sent).toMatchObject([{ slides: edited('Mi') }])
    await answer(saved(2))
    edit('Mine')
    await clock.pass(115)
    expect(sent).toHaveLength(1)
    await clock.pass(5)
    expect(sent).toHaveLength(2)
    await answer(saved(3))

    autosave.share(false)
    edit('Again')
    await clock.pass(799)
    expect(sent).toHaveLength(2)
  })
})

describe('when the answer to an own save was lost', () => {
  test('what it saved is not merged as somebody else’s words', async () => {
    edit('Hello')
    await clock.pass(800)
    await answer({ kind: 'unreachable' })
    edit('Hello world')
    await clock.pass(1_000)
    await answer({ kind: 'stale', version: 2, slides: edited('Hello') })

    expect(slides).toEqual(edited('Hello world'))
    expect(sent.at(-1)).toMatchObject({ version: 2, slides: edited('Hello world') })
  })

  test('nor is what an earlier page sent, which arrives only now', async () => {
    const earlier = fullSlide('a', { slide_title: 'Edit 2' })
    const page = new Autosave({ ...ports, read: () => slides }, { version: 1, slides: start }, [
      earlier,
    ])
    slides = edited('Edit 5')
    page.touch()
    await clock.pass(800)
    await answer({ kind: 'stale', version: 2, slides: edited('Edit 2') })

    expect(slides).toEqual(edited('Edit 5'))
  })

  test('the draft tells the next page what may have arrived', async () => {
    edit('Hello')
    await clock.pass(800)

    expect(draft?.sent).toEqual([edited('Hello')[0]])
    await answer(saved(2))
    edit('Hello world')
    await clock.pass(0)
    expect(draft?.sent).toEqual([])
  })
})
