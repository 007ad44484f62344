import { existsSync, readdirSync, statSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkDisk, freeBytesOf } from '../platform/files/checkDisk.ts'
import { NotReady } from '../platform/process/NotReady.ts'
import { type Finding, ok, createProblem, createWarning } from './finding.ts'

const oldest = { major: 20, minor: 19 }

export function checkNode(version: string = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < oldest.major || (major === oldest.major && minor < oldest.minor)
  if (isOld) return createProblem('Node.js', `${version} is too old. Install 20.19 or newer.`)
  return ok('Node.js', version)
}

/**
 * An existing folder must be writable, have free space, and belong to its owner only. Creates
 * nothing.
 */
export async function checkDataDir(folder: string, minFreeBytes: number): Promise<Finding> {
  const part = 'DATA_DIR'
  if (!existsSync(folder)) {
    const parent = nearestFolder(folder)
    const isWritable = await access(parent, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isWritable) return ok(part, `${folder} is made at the first start`)
    return createProblem(part, `${folder} cannot be made: ${parent} is not writable for this user.`)
  }
  if (!statSync(folder).isDirectory())
    return createProblem(part, `${folder} is a file. Name a folder.`)
  try {
    await checkDisk(folder, minFreeBytes)
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    return createProblem(part, `${error.message}. Make room, or make the folder this user's own.`)
  }
  if ((statSync(folder).mode & 0o077) !== 0) {
    return createWarning(part, `${folder} can be read by other users. Run: chmod 700 ${folder}`)
  }
  const free = Math.floor((await freeBytesOf(folder)) / 1024 ** 2)
  return ok(part, `${folder}, writable, ${free} MB free`)
}

function nearestFolder(folder: string): string {
  const parent = dirname(folder)
  return existsSync(parent) || parent === folder ? parent : nearestFolder(parent)
}

/** Native modules and files beside the bundle: a copy from another machine lacks them. */
export async function checkInstallation({
  webFolder,
}: {
  readonly webFolder: string
}): Promise<readonly Finding[]> {
  const fonts = join(webFolder, 'fonts')
  const count = existsSync(fonts) ? readdirSync(fonts).length : 0
  return [
    await checkModule('sharp', async () => {
      const { default: sharp } = await import('sharp')
      const create = { width: 1, height: 1, channels: 3, background: '#fff' } as const
      await sharp({ create }).png().toBuffer()
    }),
    await checkModule('@node-rs/argon2', async () => {
      const { hash } = await import('@node-rs/argon2')
      await hash('doctor', { memoryCost: 8, timeCost: 1 })
    }),
    await checkModule('@resvg/resvg-js', () => import('@deckloom/render-png')),
    count > 0
      ? ok('fonts', `${count} files`)
      : createProblem('fonts', `None in ${fonts}. Run npm run build.`),
  ]
}

async function checkModule(name: string, use: () => Promise<unknown>): Promise<Finding> {
  try {
    await use()
    return ok(name, 'loads')
  } catch {
    return createProblem(
      name,
      'does not load on this machine. Run npm ci here: modules of another platform do not work.',
    )
  }
}
