import { AsyncLocalStorage } from 'node:async_hooks'

interface Caller {
  readonly name: string
  /** Whether queues that serve paid plans first serve this caller first. */
  readonly isPriority: boolean
}

const callers = new AsyncLocalStorage<Caller>()

/** The caller of the server's own background work. */
export const serverCaller = 'server'

/** Runs `work` for a caller: queues and limits count it as theirs. */
export function asCaller<T>(
  name: string,
  work: () => T,
  { isPriority = false }: { readonly isPriority?: boolean } = {},
): T {
  return callers.run({ name, isPriority }, work)
}

/**
 * The caller of the current work: an account, a network address for anonymous calls, or the server
 * itself.
 */
export function currentCaller(): string {
  return callers.getStore()?.name ?? serverCaller
}

/** Whether the current work is that of a caller with priority. */
export function hasPriority(): boolean {
  return callers.getStore()?.isPriority ?? false
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
