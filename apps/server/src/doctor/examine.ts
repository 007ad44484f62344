import { listMisspelledVariables, readConfig } from '../config/config.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkDataDir, checkInstallation, checkNode } from './checkMachine.ts'
import { checkPublicUrl } from './checkPublicUrl.ts'
import { checkServices } from './checkServices.ts'
import { type Finding, ok, createProblem, createWarning } from './finding.ts'

export interface Places {
  /** Of the SQL migrations. */
  readonly migrations: string
  /** Of the built browser app. */
  readonly webFolder: string
}

/**
 * Checks everything that a server with this environment needs. Starts nothing, and leaves nothing
 * behind.
 */
export async function examine(
  environment: Readonly<Record<string, string | undefined>>,
  places: Places,
): Promise<readonly Finding[]> {
  const machine = [checkNode(), ...(await checkInstallation(places))]
  const slips = listMisspelledVariables(environment).map((line) => createWarning('variables', line))
  const read = readConfig(environment)
  if ('problems' in read) {
    const wrong = read.problems.map((line) => createProblem('variables', line))
    const rest = createWarning('the rest', 'was not looked at. Correct the variables first.')
    return [...machine, ...slips, ...wrong, rest]
  }
  const { config } = read
  const found = await Promise.all([
    checkDataDir(config.dataDir, config.observe.minFreeBytes).then((finding) => [finding]),
    checkDatabase(config, places.migrations),
    checkServices(config),
    checkPublicUrl(config).then((finding) => [finding]),
  ])
  return [...machine, ok('variables', 'can all be used'), ...slips, ...found.flat()]
}
