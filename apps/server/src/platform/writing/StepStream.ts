/** What one side tells step by step, for another to read as it likes. */
export class StepStream<Step> {
  readonly #steps: Step[] = []
  #outcome: { readonly error?: unknown } | undefined
  #wake: (() => void) | undefined

  push(step: Step): void {
    this.#steps.push(step)
    this.#wake?.()
  }

  end(): void {
    this.#outcome = {}
    this.#wake?.()
  }

  fail(error: unknown): void {
    this.#outcome = { error }
    this.#wake?.()
  }

  /** Ends without a word once the signal is aborted. Throws what it failed with. */
  async *read(signal: AbortSignal): AsyncGenerator<Step> {
    const wake = () => this.#wake?.()
    signal.addEventListener('abort', wake, { once: true })
    try {
      while (!signal.aborted) {
        const step = this.#steps.shift()
        if (step !== undefined) yield step
        else if (!this.#outcome) await new Promise<void>((resolve) => (this.#wake = resolve))
        else if ('error' in this.#outcome) throw this.#outcome.error
        else return
      }
    } finally {
      signal.removeEventListener('abort', wake)
    }
  }
}
