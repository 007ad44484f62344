import { expect, test } from 'vitest'
import { readEventStream } from './readEventStream.ts'

const outline = { type: 'outline', title: 'Häfen', titles: ['Eins', 'Zwei'], writer: 'embedded' }
const done = { type: 'done', presentation: { id: 7, title: 'Häfen' } }

function streamOf(...chunks: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      controller.close()
    },
  })
}

async function eventsOf(...chunks: readonly (string | Uint8Array)[]) {
  const events: unknown[] = []
  for await (const event of readEventStream(streamOf(...chunks))) events.push(JSON.parse(event))
  return events
}

function sent(event: object, name = 'event') {
  return `event: ${name}\ndata: ${JSON.stringify(event)}\n\n`
}

test('reads events in the order they were sent', async () => {
  expect(await eventsOf(sent(outline), sent(done))).toEqual([outline, done])
})

test('reads events that arrive byte by byte, through letters of two bytes', async () => {
  const bytes = new TextEncoder().encode(sent(outline) + sent(done))

  expect(await eventsOf(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual([outline, done])
})

test('skips comments and keep-alives', async () => {
  expect(await eventsOf(': alive\n\n', sent(done), ':\n\n')).toEqual([done])
})

test('joins data that is spread over lines, with either line end', async () => {
  expect(await eventsOf('data: {"type":"done",\r\ndata:"presentation":{}}\r\n\r\n')).toEqual([
    { type: 'done', presentation: {} },
  ])
})

test('drops an event that the connection cut off', async () => {
  expect(await eventsOf(sent(outline), 'data: {"type":"sli')).toEqual([outline])
})

test('cancels the stream when the reader leaves early', async () => {
  let canceled = false
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(sent(outline))),
    cancel: () => {
      canceled = true
    },
  })

  for await (const event of readEventStream(stream)) {
    expect(JSON.parse(event)).toEqual(outline)
    break
  }

  expect(canceled).toBe(true)
})
