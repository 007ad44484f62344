/** Yields the data of server-sent events in order. Ends with the stream; stopping early cancels it. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  for await (const block of readBlocks(body)) {
    const data = dataOf(block)
    if (data !== undefined) yield data
  }
}

/** Yields the blocks between empty lines. As in browsers, an incomplete last block is dropped. */
async function* readBlocks(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  // A streaming decoder holds back a character split across chunks until the rest arrives.
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

/** Returns the data of one text/event-stream event; undefined for comments and keep-alives. */
function dataOf(block: string): string | undefined {
  const data = block
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
  return data.length === 0 ? undefined : data.join('\n')
}
