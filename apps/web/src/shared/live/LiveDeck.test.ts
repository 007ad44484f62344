import { liveClose, type LiveMessage, type LivePerson, type Presence } from '@deckloom/contract'
import type { Clock } from '@deckloom/editor'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LiveSocket, LiveSocketEvents } from './LiveChannel.ts'
import { LiveDeck } from './LiveDeck.ts'

class FakeSocket implements LiveSocket {
  readonly sent: unknown[] = []
  readonly #events: LiveSocketEvents
  #isOpen = true
  constructor(events: LiveSocketEvents) {
    this.#events = events
  }
  isOpen = () => this.#isOpen
  send = (text: string) => void this.sent.push(JSON.parse(text))
  close = () => {
    this.#isOpen = false
  }
  tell(message: LiveMessage) {
    this.#events.onText(JSON.stringify(message))
  }
  lose(code = 1006) {
    this.#isOpen = false
    this.#events.onClose(code)
  }
}

let sockets: FakeSocket[]
let timers: { at: number; run: () => void }[]
let now: number
let events: unknown[]
let introduced: string[]
let live: LiveDeck

const clock: Clock = {
  now: () => now,
  after(milliseconds, run) {
    const timer = { at: now + milliseconds, run }
    timers.push(timer)
    return () => {
      timers = timers.filter((one) => one !== timer)
    }
  },
}
function pass(milliseconds: number) {
  now += milliseconds
  for (const timer of timers.filter(({ at }) => at <= now)) {
    timers = timers.filter((one) => one !== timer)
    timer.run()
  }
}
const note =
  (name: string) =>
  (...what: readonly unknown[]) =>
    void events.push([name, ...what])
const socket = () => {
  const last = sockets.at(-1)
  if (!last) throw new Error('no socket was opened')
  return last
}
const person = (id: string): LivePerson => ({
  id,
  userId: id,
  name: id,
  color: 0,
  role: 'editor',
})
const welcome = (...people: readonly LivePerson[]): LiveMessage => ({
  type: 'welcome',
  you: person('me'),
  people,
})
const at = (slideId: string): Presence => ({
  slideId,
  elementIds: [],
  isEditing: false,
})

beforeEach(() => {
  sockets = []
  timers = []
  now = 0
  events = []
  introduced = []
  live = new LiveDeck({
    open: (socketEvents) => {
      const opened = new FakeSocket(socketEvents)
      sockets.push(opened)
      return opened
    },
    clock,
    random: () => 0.5,
    onSaved: note('saved'),
    onVersion: note('version'),
    onRenamed: note('renamed'),
    onCommented: note('commented'),
    onAsked: note('asked'),
    onRole: note('role'),
    onNoAccess: note('no access'),
    onTooManyWindows: note('too many windows'),
    onPeople: (people) => introduced.push(...people.map(({ id }) => id)),
    onCompany: note('company'),
  })
})

describe('the people of an open deck', () => {
  test('come, move and go', () => {
    socket().tell(welcome(person('ada')))
    socket().tell({ type: 'joined', person: person('bo') })
    socket().tell({ type: 'presence', id: 'bo', presence: at('s2') })
    socket().tell({ type: 'left', id: 'ada' })

    expect(live.others).toEqual([{ ...person('bo'), presence: at('s2') }])
    socket().tell({ type: 'left', id: 'bo' })
    expect(events).toEqual([
      ['company', true],
      ['company', false],
    ])
  })

  test('are introduced with the person, and when they come', () => {
    socket().tell(welcome(person('ada')))
    socket().tell({ type: 'joined', person: person('bo') })
    socket().tell({ type: 'presence', id: 'bo', presence: at('s2') })

    expect(introduced).toEqual(['me', 'ada', 'bo'])
  })

  test('hear nothing from a person who is alone, and the last of many moves from one who is not', () => {
    socket().tell(welcome())
    live.say(at('s1'))
    pass(1_000)
    expect(socket().sent).toEqual([])

    socket().tell({ type: 'joined', person: person('ada') })
    pass(66)
    expect(socket().sent).toEqual([{ type: 'presence', presence: at('s1') }])
    live.say(at('s2'))
    live.say(at('s3'))
    pass(66)
    live.say(at('s3'))
    pass(66)
    expect(socket().sent.slice(1)).toEqual([{ type: 'presence', presence: at('s3') }])
  })

  test('are told again where a person is when somebody new comes', () => {
    socket().tell(welcome(person('ada')))
    live.say(at('s1'))
    pass(66)
    socket().tell({ type: 'joined', person: person('bo') })
    pass(66)

    expect(socket().sent).toHaveLength(2)
  })
})

test('a person among many tells less often where they are', () => {
  const many = Array.from({ length: 100 }, (_, index) => person(`p${index}`))
  socket().tell(welcome(...many))
  live.say(at('s1'))
  pass(66)
  live.say(at('s2'))
  pass(933)
  expect(socket().sent).toEqual([])
  pass(1)
  expect(socket().sent).toEqual([{ type: 'presence', presence: at('s2') }])
})

describe('a lost connection', () => {
  test('is opened again, later each time, and shows nobody meanwhile', () => {
    socket().tell(welcome(person('ada')))
    socket().lose()
    expect(live.others).toEqual([])
    pass(499)
    expect(sockets).toHaveLength(1)
    pass(1)
    expect(sockets).toHaveLength(2)
    socket().lose()
    pass(999)
    expect(sockets).toHaveLength(2)
    pass(1)
    expect(sockets).toHaveLength(3)
    socket().tell(welcome(person('ada')))
    expect(live.others).toEqual([person('ada')])
  })

  test('is tried at once when the network is back', () => {
    socket().lose()
    live.retry()
    expect(sockets).toHaveLength(2)
    live.retry()
    expect(sockets).toHaveLength(2)
  })

  test('is opened again with a newer session, and stays lost without one', () => {
    socket().tell(welcome())
    socket().lose(liveClose.signedOut)
    pass(500)
    socket().tell(welcome())
    socket().lose(liveClose.signedOut)
    expect(events).toEqual([])
    pass(500)
    expect(sockets).toHaveLength(3)
    socket().lose()
    expect(events).toEqual([['no access']])
    pass(100_000)
    expect(sockets).toHaveLength(3)
  })

  test('is said to be one too many, and tried again rarely', () => {
    socket().lose(liveClose.tooManyWindows)
    expect(events).toEqual([['too many windows']])
    pass(29_999)
    expect(sockets).toHaveLength(1)
    pass(1)
    expect(sockets).toHaveLength(2)
    socket().lose(liveClose.tooManyWindows)
    expect(events).toEqual([['too many windows']])
    pass(30_000)
    socket().tell(welcome())
    socket().lose()
    pass(500)
    expect(sockets).toHaveLength(4)
  })

  test('stays lost without access, and after the deck was closed', () => {
    socket().lose(liveClose.noAccess)
    pass(100_000)
    expect(sockets).toHaveLength(1)
    expect(events).toEqual([['no access']])
    live.close()
    pass(100_000)
    expect(sockets).toHaveLength(1)
  })
})

test('passes on saves, versions, titles and roles', () => {
  socket().tell({ type: 'version', version: 4 })
  socket().tell({ type: 'saved', from: 4, version: 5 })
  socket().tell({ type: 'saved', from: 5, version: 6, change: { order: ['a'], slides: [] } })
  socket().tell({ type: 'renamed', title: 'New' })
  socket().tell({ type: 'commented' })
  socket().tell({ type: 'asked' })
  socket().tell({ type: 'role', role: 'viewer' })

  expect(events).toEqual([
    ['version', 4],
    ['saved', { from: 4, version: 5 }],
    ['saved', { from: 5, version: 6, order: ['a'], slides: [] }],
    ['renamed', 'New'],
    ['commented'],
    ['asked'],
    ['role', 'viewer'],
  ])
})
