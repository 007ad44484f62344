import { execFile, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

export const root = resolve(import.meta.dirname, '../..')

/** Writes one line to the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs a program in the repository's root with its output on the terminal.
 * Resolves to its exit code, or to 127 if it cannot be started.
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', () => done(127))
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)))
  })
}

/** The output of a program, without the line break at its end. Throws if it fails. */
export async function output(command, args) {
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, maxBuffer: 2 ** 26 })
  return stdout.trimEnd()
}

/** Runs a program that a dependency installed. */
export function runBin(name, args, options) {
  return run(process.execPath, [resolve(root, 'node_modules/.bin', name), ...args], options)
}

/** Runs a program that a dependency installed. Resolves to its exit code and its output. */
export function runBinQuietly(name, args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [resolve(root, 'node_modules/.bin', name), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    const take = (chunk) => {
      printed += chunk
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    child.on('error', (error) => done({ code: 127, printed: String(error) }))
    child.on('close', (code) => done({ code: code ?? 1, printed }))
  })
}
