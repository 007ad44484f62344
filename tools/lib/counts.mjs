import { existsSync, readFileSync } from 'node:fs'

/** Adds up what a Vitest JSON report counted; a report that is missing counts as one failure. */
export function vitestCounts(path) {
  if (!existsSync(path)) return countMissing(path)
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const count = (...states) => tests.filter(({ status }) => states.includes(status)).length
  return {
    passed: count('passed'),
    failed: count('failed') + brokenFiles.length,
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
    shown: tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    failures: report.testResults.flatMap((file) =>
      brokenFiles.includes(file)
        ? [{ name: file.name, message: file.message ?? '' }]
        : file.assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => ({
              name: `${file.name} › ${fullName}`,
              message: failureMessages.join('\n'),
            })),
    ),
  }
}

/** The same for a Playwright JSON report. */
export function playwrightCounts(path) {
  if (!existsSync(path)) return countMissing(path)
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const { expected, unexpected, flaky, skipped } = report.stats
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    shown: report.suites
      .flatMap(specs)
      .filter(({ ok }) => ok)
      .map(({ title }) => title),
    failures: [
      ...report.errors.map(({ message }) => ({ name: 'playwright', message: message ?? '' })),
      ...report.suites
        .flatMap(specs)
        .filter(({ ok }) => !ok)
        .map(({ file, title, tests }) => ({
          name: `${file} › ${title}`,
          message: tests
            .flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
            .join('\n'),
        })),
    ],
  }
}

function countMissing(path) {
  const failures = [{ name: path, message: 'The runner wrote no report.' }]
  return { passed: 0, failed: 1, skipped: 0, shown: [], failures }
}
