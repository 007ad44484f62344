import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const linter = join(root, 'node_modules/oxlint/bin/oxlint')

/**
 * What the linter prints about files, by their paths from the root of the repository. They are checked by the
 * repository's own configuration and rules in a temporary folder that holds nothing else, so that no other test run sees
 * them. Rules that need types are left out.
 */
export function lintFiles(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'deckloom-lint-'))
  try {
    cpSync(join(root, 'tools/architecture'), join(folder, 'tools/architecture'), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    })
    const { options: _typeAware, ...config } = JSON.parse(
      readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
    )
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `${text}\n`)
      if (/^(?:apps|packages)\//u.test(path)) copyManifest(folder, path)
    }
    const { stdout, stderr, error } = spawnSync(process.execPath, [linter, 'apps', 'packages'], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (error || stderr !== '')
      throw new Error(`The linter did not run: ${stderr}`, { cause: error })
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Copies the manifest of the workspace that a file belongs to. */
function copyManifest(folder: string, path: string): void {
  const manifest = join(...path.split('/').slice(0, 2), 'package.json')
  cpSync(join(root, manifest), join(folder, manifest))
}
