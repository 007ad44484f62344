/** A contender of a bench: its name and one run of its work. */
export interface Contender {
  readonly name: string
  readonly run: () => Promise<unknown>
}

export interface Result {
  readonly name: string
  readonly times: readonly number[]
}

/**
 * Runs all contenders in turn, round after round, so that a busy machine affects each equally. The first `warmUps`
 * rounds fill caches and trigger compilation, and are not counted.
 */
export async function interleave(
  contenders: readonly Contender[],
  rounds: number,
  warmUps = 1,
): Promise<readonly Result[]> {
  const times = contenders.map((): number[] => [])
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      // Keeps contenders from collecting the garbage of others.
      globalThis.gc?.({ type: 'minor' })
      const start = performance.now()
      await contender.run()
      if (round >= 0) times[index]?.push(performance.now() - start)
    }
  }
  return contenders.map(({ name }, index) => ({ name, times: times[index] ?? [] }))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Prints medians with their range, and the median of each round's ratio to the peer. */
export function report(title: string, results: readonly Result[], peer: string): void {
  const yardstick = results.find(({ name }) => name === peer)?.times ?? []
  print(`\n${title}`)
  for (const { name, times } of results) {
    const ratio = median(times.map((time, round) => (yardstick[round] ?? Number.NaN) / time))
    const range = `${ms(Math.min(...times))} to ${ms(Math.max(...times))}`
    const beside = name === peer ? 'the peer' : `${ratio.toFixed(1)} times as fast as ${peer}`
    print(`  ${name.padEnd(34)} ${ms(median(times)).padStart(10)}   (${range}; ${beside})`)
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
