// The commit-msg hook: `area: imperative sentence`, at most 72 characters.
import { readFileSync } from 'node:fs'
import { say } from '../lib/run.mjs'

const [subject = ''] = readFileSync(process.argv[2] ?? '.git/COMMIT_EDITMSG', 'utf8').split('\n')
if (!/^(Merge |Revert )/.test(subject) && !/^[a-z0-9-]+: \S.{0,70}[^.\s]$/.test(subject)) {
  say(`"${subject}" is not of the form "area: imperative sentence"`)
  process.exit(1)
}
if (subject.length > 72) {
  say(`The subject has ${subject.length} characters; at most 72 fit everywhere.`)
  process.exit(1)
}
