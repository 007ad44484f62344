import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { breakText } from '../lines/breakText.ts'
import { fontFaces } from '../catalog.ts'
import { prepareText } from '../lines/prepareText.ts'
import { sampleText } from '../testing/sampleText.ts'
import type { BreakOptions, FontBook, StyledRun } from '../types.ts'
import { loadFontBook } from './loadFontBook.ts'
import { readFaceFile } from './readFaceFile.ts'
import { chromiumPath, launchChromium, whySkipped } from './testing/findChromium.ts'

interface Sample {
  readonly runs: readonly StyledRun[]
  readonly options: BreakOptions
}

const userAgents = {
  Chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
}
const origin = 'http://deckloom.test'
const balances = ['none', 'balance', 'orphans'] as const
const faces = ['inter-400', 'inter-600', 'bricolage-700']

const samples: readonly Sample[] = Array.from({ length: 60 }, (_, seed) => ({
  runs: [
    { text: sampleText(seed), face: faces[seed % 3] ?? 'inter-400', size: 20, letterSpacing: -0.2 },
    { text: ' 😀 مرحبا', face: 'inter-600', size: 24 },
  ],
  options: { width: 300 + seed * 7, balance: balances[seed % 3] ?? 'none' },
}))

const japanese: readonly Sample[] = [220, 300, 410].map((width) => ({
  runs: [{ text: '「働き方改革」の次の一手とは？ 10月の売上', face: 'inter-400', size: 24 }],
  options: { width, balance: 'balance' },
}))

/** The script that the page runs; the test compares its result with the server's. */
const entry = `
  import { loadFontBook } from '${sourceOf('../browser/index.ts')}'
  import { breakText, prepareText, withFallbacks } from '${sourceOf('../index.ts')}'
  globalThis.breakSamples = async (faces, samples) => {
    const source = { baseUrl: '/fonts/', wasmUrl: '/harfbuzz.wasm' }
    const own = withFallbacks(faces)
    const first = await loadFontBook(own, source)
    const text = samples.flatMap(({ runs }) => runs.map((run) => run.text)).join('')
    const missing = first.reading(text).missingFor(faces, text)
    const book = await loadFontBook([...own, ...missing], source)
    return {
      missing,
      broken: samples.map(({ runs, options }) =>
        breakText(prepareText(book.reading(runs[0].text), runs), options)),
      faces: book.faces,
    }
  }`

const timeout = 180_000

let book: FontBook
let browser: Browser | undefined
let script = ''

beforeAll(async () => {
  book = await loadFontBook()
  if (!chromiumPath) return
  browser = await launchChromium()
  script = await bundle()
}, timeout)

afterAll(async () => {
  await browser?.close()
})

test.skipIf(!chromiumPath).each(['Chrome', 'Firefox', 'Safari'] as const)(
  `places every glyph in a page of %s where the server does${whySkipped}`,
  { timeout },
  async (name) => {
    const own = samples.map(({ runs, options }) => breakText(prepareText(book, runs), options))

    const { broken } = await answerOf(userAgents[name])

    expect(broken).toEqual(plain(own))
  },
)

test.skipIf(!chromiumPath)(
  `ends lines of Japanese in a page where the server does, between phrases${whySkipped}`,
  { timeout },
  async () => {
    const own = japanese.map(({ runs, options }) => {
      const reading = book.reading(runs[0]?.text ?? '')
      return breakText(prepareText(reading, runs), options)
    })

    const { broken, fetched } = await answerOf(userAgents.Chrome, japanese)

    expect(broken).toEqual(plain(own))
    expect(own.map(({ lines }) => lines.length)).toEqual([3, 2, 2])
    expect(fetched.filter((path) => path.endsWith('.js'))).toHaveLength(1)
  },
)

test.skipIf(!chromiumPath)(
  `fetches what has to stand in for a face${whySkipped}`,
  { timeout },
  async () => {
    const answer = await answerOf(userAgents.Chrome)

    const missing = ['noto-emoji-400', 'noto-arabic-400', 'noto-emoji-700', 'noto-arabic-700']
    expect(answer.missing).toEqual(missing)
    expect(answer.faces).toEqual([...faces, 'arimo-400', 'arimo-700', ...missing])
    expect(answer.fetched.filter((path) => path.endsWith('.js'))).toEqual([])
  },
)

interface Answer {
  readonly broken?: unknown
  readonly faces?: unknown
  readonly missing?: unknown
  /** Paths that the page requested. */
  readonly fetched: readonly string[]
}

async function answerOf(userAgent: string, asked = samples): Promise<Answer> {
  if (!browser) throw new Error('The browser is not running')
  const page = await browser.newPage({ userAgent })
  const fetched: string[] = []
  try {
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      fetched.push(pathname)
      await route.fulfill(await fileAt(pathname))
    })
    await page.goto(`${origin}/`)
    const answer: unknown = await page.evaluate(
      `breakSamples(${JSON.stringify(faces)}, ${JSON.stringify(asked)}).then(JSON.stringify)`,
    )
    const parsed: unknown = JSON.parse(String(answer))
    return typeof parsed === 'object' && parsed !== null ? { ...parsed, fetched } : { fetched }
  } finally {
    await page.close()
  }
}

async function fileAt(path: string): Promise<{ contentType: string; body: string | Buffer }> {
  if (path === '/') {
    const body = `<!doctype html><html lang="ja"><script type="module">${script}</script>`
    return { contentType: 'text/html; charset=utf-8', body }
  }
  const contentType = 'application/octet-stream'
  if (path === '/harfbuzz.wasm') {
    const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm')
    return { contentType, body: await readFile(wasm) }
  }
  const chunk = chunks.get(path)
  if (chunk !== undefined) return { contentType: 'text/javascript', body: chunk }
  const face = fontFaces.find(({ file }) => path === `/fonts/${file}`)
  return { contentType, body: face ? Buffer.from(await readFaceFile(face.id)) : '' }
}

/** Chunks that the page may import later. */
const chunks = new Map<string, string>()

async function bundle(): Promise<string> {
  const source: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
    load: (id) => (id === '\0entry' ? entry : undefined),
  }
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [source],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs) {
    if (!('output' in output)) continue
    const [page, ...later] = output.output
    for (const file of later)
      if (file.type === 'chunk') chunks.set(`/${basename(file.fileName)}`, file.code)
    return page.code.replaceAll('</script', '<\\/script')
  }
  throw new Error('Vite built nothing')
}

function sourceOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** Returns the value after a JSON round trip. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
