import type {
  DeckWriter,
  Outline,
  OutlineEntry,
  WriteContext,
  WriteRequest,
  WriterStep,
} from './types.ts'

/** Writes a whole deck: its outline, then its slides. Throws `ModelFault`. */
export async function* writeDeck(
  writer: DeckWriter,
  request: WriteRequest,
  context: WriteContext = {},
): AsyncGenerator<WriterStep> {
  const outline = await readOutline(writer, request, context)
  if (!outline || context.signal?.aborted) return
  yield { kind: 'outline', outline }
  const wanted = outline.entries.map((_, index) => index)
  yield* writer.slides({ request, outline, wanted }, context)
}

/** Returns the finished outline, or undefined if it was aborted. */
async function readOutline(
  writer: DeckWriter,
  request: WriteRequest,
  context: WriteContext,
): Promise<Outline | undefined> {
  let head: Omit<Outline, 'entries'> | undefined
  let entries: OutlineEntry[] = []
  for await (const step of writer.outline(request, context)) {
    if (step.kind === 'fallback') entries = []
    else if (step.kind === 'entry') entries.push(step.entry)
    else head = { title: step.title, style: step.style }
  }
  return head && { ...head, entries }
}
