import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type Module = Parameters<
  NonNullable<Awaited<ReturnType<Init>>['emscriptenOpts']['preRun']>[number]
>[0]

/**
 * PGlite's file system with a working fsync: upstream has no fsync operation
 * (electric-sql/pglite#1107), so a power loss would take acknowledged commits with it. It reaches
 * into Emscripten's NODEFS, whose place differs between releases; PGlite is pinned, and `syncs`
 * shows that it works.
 */
export class DurableFileSystem extends NodeFS {
  /** Number of fsync calls. */
  syncs = 0

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: Module) => this.#addFsync(module.FS.filesystems.NODEFS)
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    }
  }

  #addFsync(nodeFiles: unknown): void {
    if (!isNodeFiles(nodeFiles))
      throw new Error('PGlite no longer lets fsync be added to its files')
    nodeFiles.stream_ops['fsync'] = (stream: { readonly nfd: number }) => {
      // tryFSOperation turns a Node error into the errno that PostgreSQL must see to stop trusting the disk.
      nodeFiles.tryFSOperation(() => fsyncSync(stream.nfd))
      this.syncs += 1
      return 0
    }
  }
}

interface NodeFiles {
  readonly stream_ops: Record<string, unknown>
  readonly tryFSOperation: (operation: () => void) => void
}

function isNodeFiles(value: unknown): value is NodeFiles {
  return (
    typeof value === 'object' &&
    value !== null &&
    'stream_ops' in value &&
    typeof value.stream_ops === 'object' &&
    'tryFSOperation' in value &&
    typeof value.tryFSOperation === 'function'
  )
}
