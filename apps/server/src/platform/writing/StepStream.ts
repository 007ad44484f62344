/** An unbounded buffer between one producer and one reader, who reads at its own pace. */
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

  /** Ends silently once the signal is aborted. Throws what the producer failed with. */
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
