import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { refuse } from '../../../http/answers.ts'
import { type Progress, streamEvents } from '../../../http/eventStream.ts'
import { Failure } from '../../../http/failure.ts'
import { inCallersName } from '../../../platform/caller.ts'

/** Streams what happens; what is refused before anything happened is answered like any other refusal. */
export async function sendProgress<Event extends { readonly type: string }>(
  reply: FastifyReply,
  progress: Progress<Event>,
  /** Another server can go on with it: whoever listens is sent there as soon as this one is to end. */
  { isShared = false }: { readonly isShared?: boolean } = {},
): Promise<FastifyReply> {
  const first = await progress.next()
  if (first.done) return refuse(reply, first.value ?? new Failure('unavailable'))
  const { shutdown } = reply.server
  const events = streamEvents(after(first.value, inCallersName(progress)), {
    ending: isShared ? shutdown.stopping : shutdown.ending,
    report: (error) => reply.request.log.error({ err: error }, 'generation failed'),
  })
  // A proxy that buffers would hand over all slides at once.
  reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8')
  return reply.send(Readable.from(events))
}

async function* after<Event extends { readonly type: string }>(
  first: Event,
  rest: Progress<Event>,
): Progress<Event> {
  try {
    yield first
    return yield* rest
  } finally {
    await rest.return(undefined)
  }
}
