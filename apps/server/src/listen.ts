import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { CannotStart } from './platform/CannotStart.ts'

/** Listens where the configuration says. Throws `CannotStart` where that cannot be. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const sentence = addressFaults[codeOf(error)]?.({ host, port })
    throw sentence === undefined ? error : new CannotStart(sentence, error)
  }
}

const addressFaults: Readonly<Record<string, (at: Pick<Config, 'host' | 'port'>) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Another program listens on port ${port}. Stop it, or set another PORT.`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}. Set a PORT above 1023, with a proxy in front.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}. Set HOST to one of its own, or to 0.0.0.0 for all.`,
  ENOTFOUND: ({ host }) => `There is no host "${host}". Set HOST to an address of this machine.`,
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
