import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { fontFaces } from '@deckloom/text'
import { childrenNamed, descendants, parseXml, type XmlElement } from './xmlTree.ts'

export interface PlacedWord {
  readonly text: string
  /** Page units. */
  readonly left: number
  readonly right: number
  readonly baseline: number
}

const office = '/usr/bin/soffice'
const reader = '/usr/bin/pdftotext'
// Exports one page per slide, including hidden ones.
const pdfFilter = `pdf:impress_pdf_Export:${JSON.stringify({ ExportHiddenSlides: { type: 'boolean', value: 'true' } })}`
const run = promisify(execFile)

export const hasLibreOffice = existsSync(office) && existsSync(reader)

/** Opens a file in LibreOffice with the product's own fonts and returns the positions of its words, page by page. */
export async function wordsInLibreOffice(
  pptx: Uint8Array,
): Promise<readonly (readonly PlacedWord[])[]> {
  const [pdf] = (await convertInLibreOffice(new Map([['deck', pptx]]))).values()
  if (!pdf) throw new Error('LibreOffice did not open the file')
  return await readWords(pdf)
}

/**
 * Converts files, by name, to PDFs, or to PPTX or ODP as saved by LibreOffice, with the product's own fonts. Opens all of them
 * in one run of the program; files it cannot open are missing from the result.
 */
export async function convertInLibreOffice(
  files: ReadonlyMap<string, Uint8Array>,
  as: 'pdf' | 'pptx' | 'odp' = 'pdf',
): Promise<ReadonlyMap<string, Uint8Array>> {
  return await inFolder(async (folder) => {
    const fonts = join(folder, 'fonts.conf')
    await mkdir(join(folder, 'cache'))
    await writeFile(fonts, fontSettings(join(folder, 'cache')))
    const paths = [...files.keys()].map((name) => join(folder, `${name}.pptx`))
    for (const [name, bytes] of files) await writeFile(join(folder, `${name}.pptx`), bytes)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const converted = join(folder, 'converted')
    const filter = as === 'pdf' ? pdfFilter : as
    await run(
      office,
      [profile, '--headless', '--convert-to', filter, '--outdir', converted, ...paths],
      {
        env: { ...process.env, FONTCONFIG_FILE: fonts },
        timeout: 60_000 + 60_000 * files.size,
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    const made = new Map<string, Uint8Array>()
    for (const name of files.keys()) {
      const path = join(converted, `${name}.${as}`)
      if (existsSync(path)) made.set(name, await readFile(path))
    }
    return made
  })
}

/** Returns the positions of the words in a PDF, page by page. */
export async function readWords(pdf: Uint8Array): Promise<readonly (readonly PlacedWord[])[]> {
  return await inFolder(async (folder) => {
    const [file, list] = [join(folder, 'deck.pdf'), join(folder, 'words.xml')]
    await writeFile(file, pdf)
    await run(reader, ['-bbox', file, list])
    return readPages(await readFile(list, 'utf8'))
  })
}

async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'render-pptx-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// The metric-compatible fonts stand in for the Office fonts.
const twins = new Map(
  fontFaces
    .filter(({ family, officeFamily }) => !officeFamily.startsWith(family))
    .map(({ family, officeFamily }) => [officeFamily, family] as const),
)

function fontSettings(cache: string): string {
  const { resolve } = createRequire(import.meta.resolve('@deckloom/text'))
  const packages = new Set(fontFaces.map((face) => face.package))
  const folders = [...packages].map((name) => dirname(resolve(`${name}/package.json`)))
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...folders.map((folder) => `<dir>${folder}</dir>`),
    `<cachedir>${cache}</cachedir>`,
    ...[...twins].map(
      ([name, twin]) =>
        `<alias binding="same"><family>${name}</family><prefer><family>${twin}</family></prefer></alias>`,
    ),
    '</fontconfig>',
  ].join('')
}

function readPages(markup: string): readonly (readonly PlacedWord[])[] {
  const body = markup.slice(markup.indexOf('<body>'), markup.indexOf('</body>') + '</body>'.length)
  return descendants(parseXml(body))
    .filter(({ name }) => name === 'page')
    .map((page) => childrenNamed(page, 'word').map((word) => placedWord(word, page)))
}

function placedWord(word: XmlElement, page: XmlElement): PlacedWord {
  const unit = numberOf(page, 'width') / 1200
  const [top, bottom] = [numberOf(word, 'yMin'), numberOf(word, 'yMax')]
  return {
    text: word.text,
    left: numberOf(word, 'xMin') / unit,
    right: numberOf(word, 'xMax') / unit,
    // poppler extends a word's box from 0.95 em above the baseline to 0.35 em below.
    baseline: (top + ((bottom - top) * 0.95) / 1.3) / unit,
  }
}

function numberOf({ attributes }: XmlElement, name: string): number {
  return Number(attributes.get(name) ?? Number.NaN)
}
