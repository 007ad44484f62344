import { AsyncLocalStorage } from 'node:async_hooks'

const callers = new AsyncLocalStorage<string>()

/** The caller of the server's own background work. */
export const serverCaller = 'server'

/** Runs `work` for a caller: queues and limits count it as theirs. */
export function asCaller<T>(caller: string, work: () => T): T {
  return callers.run(caller, work)
}

/**
 * The caller of the current work: an account, a network address for anonymous calls, or the server
 * itself.
 */
export function currentCaller(): string {
  return callers.getStore() ?? serverCaller
}

/**
 * Runs background work as the server, whichever request triggered it: it never queues behind a
 * caller's work.
 */
export function asServer<T>(work: () => T): T {
  return asCaller(serverCaller, work)
}

/** Iterates `steps` with each step run for the current caller, whoever pulls them later. */
export function bindCaller<Step, End>(steps: AsyncGenerator<Step, End>): AsyncGenerator<Step, End> {
  const inName = AsyncLocalStorage.snapshot()
  const named: AsyncGenerator<Step, End> = {
    next: (...step) => inName(() => steps.next(...step)),
    return: (value) => inName(() => steps.return(value)),
    throw: (error) => inName(() => steps.throw(error)),
    [Symbol.asyncIterator]: () => named,
  }
  return named
}
