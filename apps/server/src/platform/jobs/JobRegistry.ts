import { describeError } from '../describeError.ts'
import { inSpan } from '../tracing/spans.ts'

export interface JobState {
  readonly name: string
  readonly running: number
  readonly finished: number
  readonly failed: number
  readonly lastStart: Date | undefined
  readonly lastError: string | undefined
}

/** Keeps the status of the server's background jobs since the start. */
export class JobRegistry {
  readonly #now: () => Date
  readonly #states = new Map<string, JobState>()

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Wraps `work` so that each run is counted and its last error kept. */
  watch<Input extends readonly unknown[], Result>(
    name: string,
    work: (...input: Input) => Promise<Result>,
  ): (...input: Input) => Promise<Result> {
    const change = (step: (state: JobState) => Partial<JobState>) => {
      const state = this.#states.get(name) ?? { ...initialState, name }
      this.#states.set(name, { ...state, ...step(state) })
    }
    change(() => ({}))
    return async (...input) => {
      change(({ running }) => ({ running: running + 1, lastStart: this.#now() }))
      try {
        const result = await inSpan(`job ${name}`, {}, () => work(...input))
        change(({ finished }) => ({ finished: finished + 1 }))
        return result
      } catch (error) {
        change(({ failed }) => ({ failed: failed + 1, lastError: describeError(error) }))
        throw error
      } finally {
        change(({ running }) => ({ running: running - 1 }))
      }
    }
  }

  list(): readonly JobState[] {
    return [...this.#states.values()]
  }
}

const initialState = {
  running: 0,
  finished: 0,
  failed: 0,
  lastStart: undefined,
  lastError: undefined,
}
