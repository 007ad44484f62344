// Measures peak memory and time of exports, each in a fresh process, and how both grow with the deck.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { median, print } from './harness/measure.ts'

const run = promisify(execFile)
const rounds = 3
const jobs = [
  { name: 'layout alone', job: 'layout', peer: false },
  { name: 'Deckloom PDF', job: 'pdf', peer: false },
  { name: 'stock pdfkit', job: 'pdfkit', peer: true },
  { name: 'Chromium print', job: 'print', peer: true },
  { name: 'Deckloom PPTX', job: 'pptx', peer: false },
  { name: 'pptxgenjs 4.0.1', job: 'pptxgenjs', peer: true },
  { name: 'Deckloom PNG', job: 'png', peer: false },
  { name: 'Chromium screenshots', job: 'screenshots', peer: true },
] as const

interface Measured {
  readonly ms: number
  readonly mb: number
}

async function measure(job: string, slides: number): Promise<Measured> {
  const script = join(import.meta.dirname, 'memoryJob.js')
  const { stdout } = await run(process.execPath, [script, job, String(slides)])
  const [ms = Number.NaN, mb = Number.NaN] = stdout.trim().split(' ').map(Number)
  return { ms, mb }
}

async function compare(slides: number, times: number): Promise<void> {
  const measured = jobs.map((): Measured[] => [])
  for (let round = 0; round < times; round += 1) {
    for (const [index, { job }] of jobs.entries()) measured[index]?.push(await measure(job, slides))
  }
  print(`\n${slides} slides, fresh processes that lay out and write (medians of ${times})`)
  for (const [index, { name, peer }] of jobs.entries()) {
    const all = measured[index] ?? []
    const ms = median(all.map((each) => each.ms)).toFixed(0)
    const mb = median(all.map((each) => each.mb)).toFixed(0)
    print(
      `  ${`${name}${peer ? ' (peer)' : ''}`.padEnd(30)} ${ms.padStart(7)} ms  ${mb.padStart(5)} MB at the peak`,
    )
  }
}

await compare(5, 1)
await compare(25, rounds)
await compare(200, 1)
