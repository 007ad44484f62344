// npm run move-files: copies the files of an installation from its folder into a bucket, or back.
import { join } from 'node:path'
import { readConfig } from '../config/config.ts'
import { StoreFull, StoreUnavailable } from '../platform/fileStore.ts'
import { type Moved, moveFiles } from '../platform/files/moveFiles.ts'
import { bucketStores, folderStores } from '../platform/files/openFileStores.ts'

const usage = `npm run move-files -- to-bucket   copies DATA_DIR/files into the bucket of S3_BUCKET
npm run move-files -- to-folder   copies the bucket back into DATA_DIR/files

Nothing is removed where it was. Servers may run meanwhile: start them with the new
settings afterwards, and run the command once more for what came in between.`

const exitCodes = { failed: 1, cannotRun: 2 } as const
const reportEveryMs = 5_000

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  const goesOn = error instanceof StoreUnavailable || error instanceof StoreFull
  if (goesOn) say('Run the command again when that is mended: it goes on where it was.')
  process.exitCode = exitCodes.failed
}

async function main([direction]: readonly string[]): Promise<number> {
  const read = readConfig(process.env)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const { bucket, dataDir } = read.config
  if (direction !== 'to-bucket' && direction !== 'to-folder') {
    say(usage)
    return exitCodes.cannotRun
  }
  if (!bucket) {
    say('S3_BUCKET: npm run move-files needs it and the other S3_ variables, in both directions.')
    return exitCodes.cannotRun
  }
  const folder = folderStores(join(dataDir, 'files'))
  const inBucket = await bucketStores(bucket, () => undefined)
  const [from, to] = direction === 'to-bucket' ? [folder, inBucket] : [inBucket, folder]
  try {
    await inBucket.check()
    const moved = await moveFiles({ from, to, onFile: progress() })
    say(
      `${countOf(moved)} in ${to.place}, each read back and compared; ${moved.copied} copied now.`,
    )
    return 0
  } finally {
    inBucket.close()
  }
}

function progress(): (moved: Moved) => void {
  let reportedAt = Date.now()
  return (moved) => {
    if (Date.now() - reportedAt < reportEveryMs) return
    reportedAt = Date.now()
    say(`${countOf(moved)} so far`)
  }
}

function countOf({ files, bytes }: Moved): string {
  return `${files} ${files === 1 ? 'file' : 'files'} (${(bytes / 1024 ** 2).toFixed(1)} MB)`
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
