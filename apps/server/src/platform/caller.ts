import { AsyncLocalStorage } from 'node:async_hooks'

const callers = new AsyncLocalStorage<string>()

/** In whose name the server works by itself, and looks up who is calling. */
export const serverCaller = 'server'

/** Runs what somebody asked for in their name: what they share with others is shared out by it. */
export function asCaller<T>(caller: string, work: () => T): T {
  return callers.run(caller, work)
}

/** In whose name the present work is done: an account, an address without one, or the server itself. */
export function currentCaller(): string {
  return callers.getStore() ?? serverCaller
}

/** Runs what the server does by itself, whoever's request set it going: it waits behind nobody's work. */
export function asServer<T>(work: () => T): T {
  return asCaller(serverCaller, work)
}

/** The same steps, each in the name of whoever asks for them now, however they are pulled later. */
export function inCallersName<Step, End>(
  steps: AsyncGenerator<Step, End>,
): AsyncGenerator<Step, End> {
  const inName = AsyncLocalStorage.snapshot()
  const named: AsyncGenerator<Step, End> = {
    next: (...step) => inName(() => steps.next(...step)),
    return: (value) => inName(() => steps.return(value)),
    throw: (error) => inName(() => steps.throw(error)),
    [Symbol.asyncIterator]: () => named,
  }
  return named
}
