import { access, constants, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { exportLimits } from '@deckloom/deck'
import type { BucketConfig } from '../../config/storageConfig.ts'
import { type FileStores, StoreFull, StoreUnavailable } from '../fileStore.ts'
import { createBucketStore } from './bucketStore.ts'
import { createFolderStore } from './folderStore.ts'
import { openBucket, placeOf } from './openBucket.ts'

export interface StorageOptions {
  readonly dataDir: string
  /** Undefined stores files in a folder of `dataDir`. */
  readonly bucket: BucketConfig | undefined
  /** Called when a bucket goes away and when it returns. */
  readonly warn: (message: string) => void
}

/**
 * Opens the configured stores. A bucket that is away is no error: its calls fail until it returns.
 */
export async function openFileStores({
  dataDir,
  bucket,
  warn,
}: StorageOptions): Promise<FileStores> {
  return bucket ? await bucketStores(bucket, warn) : folderStores(join(dataDir, 'files'))
}

/** The files of an installation in one folder. */
export function folderStores(folder: string): FileStores {
  return {
    place: folder,
    root: createFolderStore(folder),
    uploads: createFolderStore(join(folder, 'uploads')),
    exports: createFolderStore(join(folder, 'exports')),
    check: () => checkFolder(folder),
    close: () => undefined,
  }
}

/** The files of an installation in a bucket, below its prefix. */
export async function bucketStores(
  config: BucketConfig,
  warn: (message: string) => void,
): Promise<FileStores> {
  const bucket = await openBucket(config, warn)
  return {
    place: placeOf(config),
    root: createBucketStore(bucket, ''),
    uploads: createBucketStore(bucket, 'uploads/'),
    exports: createBucketStore(bucket, 'exports/'),
    check: bucket.check,
    close: bucket.close,
  }
}

/** The size of the largest export. */
const roomBytes = exportLimits.bytes

async function checkFolder(folder: string): Promise<void> {
  const free = await freeBytes(folder)
  if (free < roomBytes) {
    throw new StoreFull(`${folder} has ${Math.floor(free / 1024 ** 2)} MB left`)
  }
}

async function freeBytes(folder: string): Promise<number> {
  try {
    for (const part of ['', 'uploads', 'exports']) {
      await access(join(folder, part), constants.R_OK | constants.W_OK | constants.X_OK)
    }
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    throw new StoreUnavailable(`${folder} cannot be read and written`, { cause: error })
  }
}
