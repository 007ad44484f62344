import { print } from '../harness/measure.ts'

/** Results of a run: counts of operations, and descriptions of everything that must not happen. */
export class Tally {
  readonly #done = new Map<string, number>()
  readonly #refused = new Map<string, number>()
  readonly #times = new Map<string, { readonly times: number[]; readonly limitMs: number }>()
  readonly #wrong: string[] = []

  /** Counts an acknowledged operation. */
  acknowledge(what: string): void {
    this.#done.set(what, (this.#done.get(what) ?? 0) + 1)
  }

  /** Counts an attempt that failed and is retried: `503`, `409`, `cut`. */
  refuse(how: string): void {
    this.#refused.set(how, (this.#refused.get(how) ?? 0) + 1)
  }

  /** Records a duration; a run fails if one exceeds its limit. */
  time(what: string, ms: number, limitMs = Number.POSITIVE_INFINITY): void {
    const known = this.#times.get(what) ?? { times: [], limitMs }
    known.times.push(ms)
    this.#times.set(what, known)
  }

  fail(what: string): void {
    this.#wrong.push(what)
  }

  /** Prints everything; returns whether there were no failures and all limits were met. */
  report(): boolean {
    const list = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([what, count]) => `${count} ${what}`).join(', ') || 'none'
    print(`\n  acknowledged: ${list(this.#done)}`)
    print(`  refused or cut, and made again: ${list(this.#refused)}`)
    print(`\n  ${'ready after'.padEnd(40)}times    median       max`)
    let late = 0
    for (const [what, { times, limitMs }] of this.#times) {
      const sorted = times.toSorted((one, other) => one - other)
      const [middle = 0, most = 0] = [sorted[sorted.length >> 1], sorted.at(-1)]
      if (most > limitMs) late += 1
      const columns = [middle, most].map((ms) => `${Math.round(ms)} ms`.padStart(10))
      const verdict = Number.isFinite(limitMs) ? (most > limitMs ? '  late' : '') : '  no limit'
      print(`  ${what.padEnd(40)}${String(times.length).padStart(5)}${columns.join('')}${verdict}`)
    }
    print(`\n  late: ${late} kinds; wrong: ${this.#wrong.length}`)
    for (const line of this.#wrong.slice(0, 40)) print(`    ${line}`)
    return this.#wrong.length === 0 && late === 0
  }
}
