import { type LenientJson, readLenientJson } from './lenientJson.ts'

/** Characters after which a growing answer is parsed again. */
const step = 500

/** Yields what an answer says so far, repeatedly until it is complete. Reads at most `longest` characters. */
export async function* readGrowing(
  answer: AsyncIterable<string>,
  longest: number,
): AsyncGenerator<LenientJson> {
  const text = { all: '' }
  let broken: unknown
  try {
    for await (const soFar of stages(answer, longest)) {
      text.all = soFar.text
      const json = soFar.isStage ? readLenientJson(soFar.text) : undefined
      if (json) yield json
    }
  } catch (error) {
    broken = error
  }
  // What arrived before the answer broke off is worth reading.
  const json = readLenientJson(text.all)
  if (json) yield json
  if (broken instanceof Error) throw broken
}

async function* stages(answer: AsyncIterable<string>, longest: number) {
  let text = ''
  let read = 0
  for await (const piece of answer) {
    text = (text + piece).slice(0, longest)
    const fresh = text.length - read
    const isStage = fresh >= step || (piece.includes('}') && fresh > step / 10)
    if (isStage) read = text.length
    yield { text, isStage }
    if (text.length >= longest) return
  }
}

/** Returns what an answer says once it is complete or has broken off. */
export async function readOnce(
  answer: AsyncIterable<string>,
  longest: number,
): Promise<{ readonly json: LenientJson | undefined; readonly broken: unknown }> {
  let text = ''
  let broken: unknown
  try {
    for await (const soFar of stages(answer, longest)) text = soFar.text
  } catch (error) {
    broken = error
  }
  return { json: readLenientJson(text), broken }
}
