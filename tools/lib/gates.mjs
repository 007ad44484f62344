import { availableParallelism } from 'node:os'
import { runBinQuietly, say } from './run.mjs'

/** The static checks: each either holds for the whole tree or does not. The longest comes first. */
export const gates = [
  { name: 'lint', bin: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', bin: 'tsc', args: ['-b', '--force'] },
  { name: 'unused', bin: 'knip', args: [] },
  { name: 'format', bin: 'oxfmt', args: ['--check'] },
]

/**
 * Runs every gate, as many at a time as there are cores, so that one run shows all that is wrong. Prints what each
 * prints when it has ended, so that they do not mix. Returns the names of those that failed.
 */
export async function runGates() {
  const failed = []
  const waiting = gates.values()
  const work = async () => {
    for (const { name, bin, args } of waiting) {
      const { code, printed } = await runBinQuietly(bin, args)
      say(`\n── ${name}\n${printed.trimEnd()}`)
      if (code !== 0) failed.push(name)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return failed
}
