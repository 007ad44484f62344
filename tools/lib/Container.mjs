import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Runs in separate namespaces: mounts the files of the image in $0 read-only, with $1 as /data and /tmp in memory. */
const setUp = `
  mount --make-rprivate /
  mount --bind "$0" "$0"
  mount -t proc proc "$0/proc"
  mount --rbind /dev "$0/dev"
  mount -t tmpfs tmpfs "$0/tmp"
  mount --bind "$1" "$0/data"
  mount -o remount,bind,ro "$0"
  shift
  exec "$@"`

/**
 * A container of an image, confined as an operator would confine it: its process has number 1, its files are read-only,
 * its user is the image's and cannot gain privileges. It uses the network of the machine.
 */
export class Container {
  #image
  #port
  #child
  #server = 0

  static async start(image, data) {
    const container = new Container(image, await freePort())
    await container.#start(data)
    return container
  }

  constructor(image, port) {
    this.#image = image
    this.#port = port
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`
  }

  async ready() {
    for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(100)) {
      this.#throwIfEnded()
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined)
      if (answer?.ok) return
    }
    throw new Error('the container did not become ready')
  }

  /** How the kernel confines the process, as rows of a check, its result and whether it passed. */
  confinement() {
    const status = read(`/proc/${this.#server}/status`)
    const of = (name) => (new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '').split('\t')
    const mounts = read(`/proc/${this.#server}/mountinfo`).split('\n')
    const files = mounts.findLast((line) => line.split(' ')[4] === '/') ?? ''
    const [mode] = (files.split(' ')[5] ?? '').split(',')
    const [user] = this.#image.config.User.split(':')
    const number = of('NSpid').at(-1)
    return [
      ['process number', number, number === '1'],
      ['user', of('Uid')[0], user !== '0' && of('Uid').every((id) => id === user)],
      ['capabilities', of('CapEff')[0], Number(of('CapEff')[0]) === 0],
      [
        'may gain privileges',
        of('NoNewPrivs')[0] === '1' ? 'no' : 'yes',
        of('NoNewPrivs')[0] === '1',
      ],
      ['files of the image', mode, mode === 'ro'],
    ]
  }

  /** The exit code of the health check of the image, run in the namespaces of the server. */
  async checkHealth() {
    const [kind, ...command] = this.#image.config.Healthcheck.Test
    if (kind !== 'CMD') throw new Error('the health check needs a shell')
    const namespaces = ['--target', String(this.#server), '--mount', '--pid']
    const check = spawn('nsenter', [...namespaces, ...this.#asUser(command)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(check, 'exit')
    return code
  }

  /** Sends the stop signal, and resolves to the exit code. */
  async stop() {
    const ended = once(this.#child, 'exit')
    process.kill(this.#server, this.#image.config.StopSignal || 'SIGTERM')
    const [code, signal] = await Promise.race([ended, pause(30_000, ['still running'])])
    return code ?? signal
  }

  async kill() {
    if (this.#hasEnded()) return
    const ended = once(this.#child, 'exit')
    // Killing process 1 ends all others in its namespace.
    process.kill(this.#server || this.#child.pid, 'SIGKILL')
    await ended
  }

  async #start(data) {
    const { folder, config } = this.#image
    const [user, group] = config.User.split(':')
    chownSync(data, Number(user), Number(group))
    const namespaces = ['--mount', '--pid', '--fork', 'sh', '-euc', setUp, folder, data]
    this.#child = spawn('unshare', [...namespaces, ...this.#asUser(config.Cmd)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const children = `/proc/${this.#child.pid}/task/${this.#child.pid}/children`
    while (this.#server === 0) {
      this.#throwIfEnded()
      await pause(20)
      this.#server = Number(read(children).split(' ')[0])
    }
  }

  /** A command as the image's user, with the image's environment and nothing else. */
  #asUser(command) {
    const { folder, config } = this.#image
    const root = ['--no-new-privs', 'chroot', `--userspec=${config.User}`, '--groups=', folder]
    const environment = [...config.Env, `PORT=${this.#port}`, 'LOG_LEVEL=warn']
    return ['setpriv', ...root, 'env', '-i', '-C', config.WorkingDir, ...environment, ...command]
  }

  #hasEnded() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  #throwIfEnded() {
    if (this.#hasEnded()) throw new Error(`the container ended with ${this.#child.exitCode}`)
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
