import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The compiler does not report a file that nothing imports. */
test.each(['packages/deck/src/layouts', 'packages/scene/src/layouts'])(
  'every layout in %s is listed in its index',
  (folder) => {
    const index = readFileSync(join(root, folder, 'index.ts'), 'utf8')
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /^\w+[/\\]\w+\.ts$/u.test(file),
    )

    const missing = files
      .filter((file) => !index.includes(`from './${file}'`))
      .map((file) => `${folder}/${file} is not used: list it in ${folder}/index.ts`)

    expect(files).not.toEqual([])
    expect(missing).toEqual([])
  },
)
