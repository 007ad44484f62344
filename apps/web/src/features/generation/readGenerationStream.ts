import type { GenerationEvent } from '@deckloom/contract'

/** The events of a generation in the order they were sent. Ends with the stream; breaking off cancels it. */
export async function* readGenerationStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<GenerationEvent> {
  for await (const block of readBlocks(body)) {
    const event = parseBlock(block)
    if (event) yield event
  }
}

/** The stretches between empty lines. What stands after the last one is cut off and dropped, as browsers do. */
async function* readBlocks(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  // A streaming decoder keeps a character that is cut by the end of a chunk until its rest arrives.
  const decoder = new TextDecoder()
  let pending = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      pending += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const blocks = pending.split(/\r\n\r\n|\n\n|\r\r/)
      pending = blocks.pop() ?? ''
      yield* blocks
      if (done) return
    }
  } finally {
    await reader.cancel()
  }
}

/** One event of the text/event-stream format; undefined for comments and keep-alives. */
function parseBlock(block: string): GenerationEvent | undefined {
  const data = block
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
  if (data.length === 0) return undefined
  // Our own server wrote it under the contract's type.
  return JSON.parse(data.join('\n'))
}
