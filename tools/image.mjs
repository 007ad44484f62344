// npm run image:test: builds the image of the Dockerfile, starts it as an operator would, and uses it. Needs root and
// Debian's buildah, but no daemon. The base is Debian with this machine's Node, unless `-- --base <image>` names another;
// `-- --image <image>` tests one that is built already.
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Container } from './lib/Container.mjs'
import { ImageUser } from './lib/ImageUser.mjs'
import { output, root, run, say } from './lib/run.mjs'

const { values } = parseArgs({ options: { base: { type: 'string' }, image: { type: 'string' } } })
const tag = values.image ?? 'localhost/deckloom:test'

/** Debian with this machine's Node, built once for each version of Node. */
async function ensureBase() {
  const name = `localhost/deckloom-base:node-${process.versions.node}`
  if ((await run('buildah', ['inspect', '--type', 'image', name], { quiet: true })) === 0)
    return name
  const folder = mkdtempSync(join(tmpdir(), 'deckloom-base-'))
  const archive = join(folder, 'base.tar')
  const packages = '--include=ca-certificates,libstdc++6'
  await must('mmdebstrap', ['--quiet', '--variant=minbase', packages, 'bookworm', archive])
  const container = await output('buildah', ['from', 'scratch'])
  await must('buildah', ['add', '--quiet', container, archive, '/'])
  const node = realpathSync(process.execPath)
  await must('buildah', ['copy', '--quiet', container, node, '/usr/local/bin/node'])
  const npm = join(dirname(node), '../lib/node_modules/npm')
  await must('buildah', ['copy', '--quiet', container, npm, '/usr/local/lib/node_modules/npm'])
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm']
  await must('buildah', ['run', '--isolation', 'chroot', container, '--', ...link])
  // The build downloads packages, and needs the certificate authorities that this machine trusts.
  const trusted = process.env.NODE_EXTRA_CA_CERTS
  if (trusted) {
    await must('buildah', ['copy', '--quiet', container, trusted, '/etc/ssl/own.crt'])
    await must('buildah', ['config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/own.crt', container])
  }
  await must('buildah', ['commit', '--quiet', '--rm', container, name])
  rmSync(folder, { recursive: true })
  return name
}

async function must(command, args) {
  const code = await run(command, args)
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code}`)
}

async function build() {
  const startedAt = performance.now()
  const base = values.base ?? (await ensureBase())
  const commit = await output('git', ['describe', '--always', '--dirty', '--exclude=*'])
  const npmCache = await output('npm', ['config', 'get', 'cache', '--loglevel=error'])
  const options = ['--isolation', 'chroot', '--format', 'docker', '--quiet', '--tag', tag]
  const buildArgs = ['--build-arg', `BASE=${base}`, '--build-arg', `DECKLOOM_COMMIT=${commit}`]
  const volumes = existsSync(npmCache) ? ['--volume', `${npmCache}:/root/.npm`] : []
  await must('buildah', ['build', ...options, ...buildArgs, ...volumes, root])
  report(['image built', `${Math.round(seconds(startedAt))} s, on ${base}`])
}

/** Prints a check and its result. One that has not passed fails the run. */
let hasPassed = true
function report([check, result, passed = true]) {
  hasPassed &&= passed
  say(`${passed ? 'ok     ' : 'FAILED '} ${check.padEnd(46)} ${result}`)
}

const seconds = (since) => (performance.now() - since) / 1_000

/** Starts the image, does the work, and stops it. */
async function whileRunning(image, { data, name, work }) {
  const startedAt = performance.now()
  const container = await Container.start(image, data)
  try {
    await container.ready()
    report([`${name}: ready`, `${seconds(startedAt).toFixed(1)} s`])
    for (const row of await work(container)) report(row)
    const stoppedAt = performance.now()
    const code = await container.stop()
    const took = seconds(stoppedAt)
    report([`${name}: SIGTERM to exit`, `${took.toFixed(1)} s`, took < 8])
    report([`${name}: exit code`, code, code === 0])
  } finally {
    await container.kill()
  }
}

async function use(image) {
  const data = mkdtempSync(join(tmpdir(), 'deckloom-image-data-'))
  const user = new ImageUser()
  try {
    const begin = async (container) => {
      const health = await container.checkHealth()
      return [
        ...container.confinement(),
        ['health check of the image', `exit code ${health}`, health === 0],
        ...(await user.register(container.url)),
      ]
    }
    await whileRunning(image, { data, name: 'first start', work: begin })
    const comeBack = ({ url }) => user.comeBack(url)
    await whileRunning(image, { data, name: 'restart', work: comeBack })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function main() {
  if (process.getuid?.() !== 0) throw new Error('It needs root, to create namespaces.')
  for (const tool of values.base || values.image ? ['buildah'] : ['buildah', 'mmdebstrap']) {
    if ((await run(tool, ['--version'], { quiet: true })) !== 0)
      throw new Error(`It needs ${tool}: apt-get install buildah mmdebstrap`)
  }
  if (!values.image) await build()
  const inspected = JSON.parse(await output('buildah', ['inspect', '--type', 'image', tag]))
  const { config, architecture } = inspected.Docker
  const mounted = await output('buildah', ['from', '--pull-never', tag])
  try {
    const folder = await output('buildah', ['mount', mounted])
    const size = Number((await output('du', ['-sm', folder])).split('\t')[0])
    const app = Number((await output('du', ['-sm', join(folder, 'app')])).split('\t')[0])
    report(['size', `${size} MB, ${app} of them Deckloom; ${architecture}`])
    const release = readFileSync(join(folder, 'etc/os-release'), 'utf8')
    report(['base', /PRETTY_NAME="(.*)"/.exec(release)?.[1] ?? 'unknown'])
    await use({ folder, config })
  } finally {
    await run('buildah', ['rm', mounted], { quiet: true })
  }
  if (!hasPassed) process.exit(1)
}

await main().catch((error) => {
  say(`image:test: ${error.message}`)
  process.exit(1)
})
