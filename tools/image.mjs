// npm run image:test: builds the image of the Dockerfile, starts it as an operator would, and uses it. Needs root and
// Debian's buildah, and no daemon: the base is Debian with this machine's Node, unless `-- --base <image>` names another.
// `-- --image <image>` uses one that is built already.
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Container } from './lib/Container.mjs'
import { NewcomerToImage } from './lib/NewcomerToImage.mjs'
import { output, root, run, say } from './lib/run.mjs'

const { values } = parseArgs({ options: { base: { type: 'string' }, image: { type: 'string' } } })
const tag = values.image ?? 'localhost/deckloom:test'

/** Debian with this machine's Node, made once for each version of it. */
async function ensureBase() {
  const name = `localhost/deckloom-base:node-${process.versions.node}`
  if ((await run('buildah', ['inspect', '--type', 'image', name], { quiet: true })) === 0)
    return name
  const folder = mkdtempSync(join(tmpdir(), 'deckloom-base-'))
  const archive = join(folder, 'base.tar')
  const packages = '--include=ca-certificates,libstdc++6'
  await must('mmdebstrap', ['--quiet', '--variant=minbase', packages, 'bookworm', archive])
  const made = await output('buildah', ['from', 'scratch'])
  await must('buildah', ['add', '--quiet', made, archive, '/'])
  const node = realpathSync(process.execPath)
  await must('buildah', ['copy', '--quiet', made, node, '/usr/local/bin/node'])
  const npm = join(dirname(node), '../lib/node_modules/npm')
  await must('buildah', ['copy', '--quiet', made, npm, '/usr/local/lib/node_modules/npm'])
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm']
  await must('buildah', ['run', '--isolation', 'chroot', made, '--', ...link])
  // The build fetches packages, and trusts whom this machine trusts.
  const trusted = process.env.NODE_EXTRA_CA_CERTS
  if (trusted) {
    await must('buildah', ['copy', '--quiet', made, trusted, '/etc/ssl/own.crt'])
    await must('buildah', ['config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/own.crt', made])
  }
  await must('buildah', ['commit', '--quiet', '--rm', made, name])
  rmSync(folder, { recursive: true })
  return name
}

async function must(command, args) {
  const code = await run(command, args)
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code}`)
}

async function build() {
  const begun = performance.now()
  const base = values.base ?? (await ensureBase())
  const commit = await output('git', ['describe', '--always', '--dirty', '--exclude=*'])
  const kept = await output('npm', ['config', 'get', 'cache', '--loglevel=error'])
  const how = ['--isolation', 'chroot', '--format', 'docker', '--quiet', '--tag', tag]
  const facts = ['--build-arg', `BASE=${base}`, '--build-arg', `DECKLOOM_COMMIT=${commit}`]
  const packages = existsSync(kept) ? ['--volume', `${kept}:/root/.npm`] : []
  await must('buildah', ['build', ...how, ...facts, ...packages, root])
  note(['image built', `${Math.round(seconds(begun))} s, on ${base}`])
}

/** Prints what was looked at and seen; anything that is not right fails the run. */
let isRight = true
function note([what, seen, right = true]) {
  isRight &&= right
  say(`${right ? 'ok     ' : 'FAILED '} ${what.padEnd(46)} ${seen}`)
}

const seconds = (since) => (performance.now() - since) / 1_000

/** Starts the image, has something done with it, and stops it. */
async function whileRunning(image, { data, name, work }) {
  const begun = performance.now()
  const container = await Container.start(image, data)
  try {
    await container.ready()
    note([`${name}: ready`, `${seconds(begun).toFixed(1)} s`])
    for (const seen of await work(container)) note(seen)
    const told = performance.now()
    const code = await container.stop()
    const took = seconds(told)
    note([`${name}: from SIGTERM to its end`, `${took.toFixed(1)} s`, took < 8])
    note([`${name}: exit code`, code, code === 0])
  } finally {
    await container.kill()
  }
}

async function use(image) {
  const data = mkdtempSync(join(tmpdir(), 'deckloom-image-data-'))
  const person = new NewcomerToImage()
  try {
    const begin = async (container) => {
      const health = await container.checkHealth()
      return [
        ...container.confinement(),
        ['health check of the image', `exit code ${health}`, health === 0],
        ...(await person.begin(container.url)),
      ]
    }
    await whileRunning(image, { data, name: 'first start', work: begin })
    const comeBack = ({ url }) => person.comeBack(url)
    await whileRunning(image, { data, name: 'started anew', work: comeBack })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function main() {
  if (process.getuid?.() !== 0) throw new Error('It needs root, for namespaces of its own.')
  for (const tool of values.base || values.image ? ['buildah'] : ['buildah', 'mmdebstrap']) {
    if ((await run(tool, ['--version'], { quiet: true })) !== 0)
      throw new Error(`It needs ${tool}: apt-get install buildah mmdebstrap`)
  }
  if (!values.image) await build()
  const facts = JSON.parse(await output('buildah', ['inspect', '--type', 'image', tag]))
  const { config, architecture } = facts.Docker
  const made = await output('buildah', ['from', '--pull-never', tag])
  try {
    const folder = await output('buildah', ['mount', made])
    const size = Number((await output('du', ['-sm', folder])).split('\t')[0])
    const own = Number((await output('du', ['-sm', join(folder, 'app')])).split('\t')[0])
    note(['size', `${size} MB, ${own} of them Deckloom; ${architecture}`])
    const release = readFileSync(join(folder, 'etc/os-release'), 'utf8')
    note(['base', /PRETTY_NAME="(.*)"/.exec(release)?.[1] ?? 'unknown'])
    await use({ folder, config })
  } finally {
    await run('buildah', ['rm', made], { quiet: true })
  }
  if (!isRight) process.exit(1)
}

await main().catch((error) => {
  say(`image:test: ${error.message}`)
  process.exit(1)
})
