// npm run new -- <kind> <name>: writes the skeleton that the guides describe.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, say } from './lib/run.mjs'
import { newAction } from './new/newAction.mjs'
import { newChart } from './new/newChart.mjs'
import { newLayout } from './new/newLayout.mjs'
import { newPage } from './new/newPage.mjs'
import { newRoute } from './new/newRoute.mjs'

const [kind, name = '', family] = process.argv.slice(2)

const kinds = {
  layout: () => newLayout(name, family),
  chart: () => newChart(name),
  action: () => newAction(name, family),
  route: () => newRoute(name),
  page: () => newPage(name),
  journey: () => ({
    path: `e2e/journeys/${name}.spec.ts`,
    text: `import { expect, test } from '../fixtures/test.ts'\n\ntest('says what a person does and sees', async ({ page, signedIn }) => {\n  await page.goto('/')\n\n  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)\n})\n`,
  }),
  decision: () => {
    const folder = join(root, 'docs/decisions')
    const last = Math.max(...readdirSync(folder).map((file) => Number.parseInt(file, 10)))
    const number = String(last + 1).padStart(4, '0')
    const today = new Date().toISOString().slice(0, 10)
    const template = readFileSync(join(folder, '0000-template.md'), 'utf8')
    return {
      path: `docs/decisions/${number}-${name}.md`,
      text: template
        .replace('0000 Title', `${number} ${name.replaceAll('-', ' ')}`)
        .replace('YYYY-MM-DD', today),
    }
  },
}

if (!Object.hasOwn(kinds, kind ?? '') || !/^[a-z][a-z0-9-]*$/.test(name)) {
  fail(`npm run new -- <${Object.keys(kinds).join(' | ')}> <name-in-kebab-case> [family or group]`)
}
for (const { path, text, isKnown } of skeletonOf(kind)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  say(isKnown ? `Added it to ${path}.` : `Wrote ${path}.`)
}

/** The files of a skeleton, none of them written yet. */
function skeletonOf(wanted) {
  try {
    const files = [kinds[wanted]()].flat()
    const taken = files.find(({ path, isKnown }) => !isKnown && existsSync(join(root, path)))
    if (taken) throw new Error(`${taken.path} exists already`)
    return files
  } catch (error) {
    return fail(`${error.message}.`)
  }
}

function fail(message) {
  say(message)
  process.exit(1)
}
