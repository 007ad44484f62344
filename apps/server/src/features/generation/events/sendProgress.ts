import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { refuse } from '../../../http/answers/answers.ts'
import { type Progress, streamEvents } from '../../../http/answers/eventStream.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { bindCaller } from '../../../platform/caller.ts'

/** Streams events; a failure before the first event gets an ordinary error response. */
export async function sendProgress<Event extends { readonly type: string }>(
  reply: FastifyReply,
  progress: Progress<Event>,
  /** Another server can resume it: clients are disconnected as soon as this one shuts down. */
  { isShared = false }: { readonly isShared?: boolean } = {},
): Promise<FastifyReply> {
  const first = await progress.next()
  if (first.done) return refuse(reply, first.value ?? new Failure('unavailable'))
  const { shutdown } = reply.server
  const events = streamEvents(after(first.value, bindCaller(progress)), {
    ending: isShared ? shutdown.stopping : shutdown.ending,
    report: (error) => reply.request.log.error({ err: error }, 'generation failed'),
  })
  // A buffering proxy would deliver all slides at once.
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
