import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { CannotStart } from '../platform/process/CannotStart.ts'

/** Listens on the configured address. Throws `CannotStart` if that is impossible. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw addressFault(error, { host, port }) ?? error
  }
}

type Place = Pick<Config, 'host' | 'port'>

/**
 * Why the server cannot listen, and which variable to change; those of a second port start with
 * `prefix`.
 */
export function addressFault(error: unknown, at: Place, prefix = ''): CannotStart | undefined {
  const sentence = addressFaults[codeOf(error)]?.(at, prefix)
  return sentence === undefined ? undefined : new CannotStart(sentence, error)
}

const addressFaults: Readonly<Record<string, (at: Place, prefix: string) => string>> = {
  EADDRINUSE: ({ port }, prefix) =>
    `Another program listens on port ${port}. Stop it, or set another ${prefix}PORT.`,
  EACCES: ({ port }, prefix) =>
    `This user may not listen on port ${port}. Set a ${prefix}PORT above 1023, with a proxy in front.`,
  EADDRNOTAVAIL: ({ host }, prefix) =>
    `This machine has no address ${host}. Set ${prefix}HOST to one of its own, or to 0.0.0.0 for all.`,
  ENOTFOUND: ({ host }, prefix) =>
    `There is no host "${host}". Set ${prefix}HOST to an address of this machine.`,
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
