import { createHash } from 'node:crypto'
import { array, assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { type Frame, FrameReader } from './frameReader.ts'

function startup(code: number, rest = ''): Buffer {
  const bytes = Buffer.alloc(8 + rest.length)
  bytes.writeInt32BE(bytes.length, 0)
  bytes.writeInt32BE(code, 4)
  bytes.write(rest, 8)
  return bytes
}

function message(type: string, body = ''): Buffer {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(type)
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.write(body, 5)
  return bytes
}

/** Buffers are compared byte by byte; hashes are fast. */
function inShort(frame: Frame) {
  if (!('bytes' in frame)) return frame
  return { ...frame, bytes: createHash('sha256').update(frame.bytes).digest('hex') }
}

const hello = startup(196_608, 'user\0postgres\0\0')
const extended = [
  message('P', 'name\0select $1\0\0\0'),
  message('B', 'x'.repeat(70_000)),
  message('E'),
  message('S'),
]
const simple = message('Q', 'select 1\0')

test('keeps everything from Parse to Sync together', () => {
  const reader = new FrameReader()

  const frames = reader.read(
    Buffer.concat([startup(80_877_103), hello, ...extended, simple, message('X')]),
  )

  expect(frames).toEqual([
    { kind: 'encryption-request' },
    { kind: 'start', bytes: hello, params: new Map([['user', 'postgres']]) },
    {
      kind: 'batch',
      bytes: Buffer.concat(extended),
      sql: expect.stringMatching(/^select \$1\s*$/),
    },
    { kind: 'batch', bytes: simple, sql: 'select 1' },
    { kind: 'terminate' },
  ])
})

test('reads the same however the bytes are cut', () => {
  const bytes = Buffer.concat([hello, ...extended, simple])
  const whole = new FrameReader().read(bytes)

  assert(
    property(array(nat(bytes.length), { maxLength: 12 }), (cuts) => {
      const reader = new FrameReader()
      const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
      const frames = edges
        .slice(1)
        .flatMap((end, index) => reader.read(bytes.subarray(edges[index], end)))
      expect(frames.map(inShort)).toEqual(whole.map(inShort))
    }),
  )
})

test('recognizes a wish to cancel', () => {
  expect(new FrameReader().read(startup(80_877_102, 'pid+key!'))).toEqual([
    { kind: 'cancel-request' },
  ])
})

test('passes over what is left of a COPY that was refused', () => {
  const reader = new FrameReader()
  reader.read(hello)

  const frames = reader.read(Buffer.concat([message('d', '1\n'), message('c'), simple]))

  expect(frames).toEqual([{ kind: 'batch', bytes: simple, sql: 'select 1' }])
})

test('refuses lengths that cannot be', () => {
  expect(() => new FrameReader().read(Buffer.from('GET / HTTP/1.1\r\n'))).toThrow(/not allowed/)
  const reader = new FrameReader()
  reader.read(hello)
  expect(() => reader.read(Buffer.from([0x51, 0, 0, 0, 1]))).toThrow(/not allowed/)
})
