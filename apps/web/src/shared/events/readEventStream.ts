/** The data of server-sent events in the order they were sent. Ends with the stream; breaking off cancels it. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  for await (const block of readBlocks(body)) {
    const data = dataOf(block)
    if (data !== undefined) yield data
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

/** What one event of the text/event-stream format carries; undefined for comments and keep-alives. */
function dataOf(block: string): string | undefined {
  const data = block
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
  return data.length === 0 ? undefined : data.join('\n')
}
