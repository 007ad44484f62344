import { runBin, say } from './run.mjs'

/** The static checks: each either holds for the whole tree or does not. */
export const gates = [
  { name: 'format', bin: 'oxfmt', args: ['--check'] },
  { name: 'lint', bin: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', bin: 'tsc', args: ['-b', '--force'] },
  { name: 'unused', bin: 'knip', args: [] },
]

/** Runs every gate, so that one run shows all that is wrong. Returns the names of those that failed. */
export async function runGates() {
  const failed = []
  for (const { name, bin, args } of gates) {
    say(`\n── ${name}`)
    if ((await runBin(bin, args)) !== 0) failed.push(name)
  }
  return failed
}
