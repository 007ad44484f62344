// npm run linebreaks: counts the paragraphs and lines that break where Chromium and LibreOffice break them.
// `--deck name` selects decks, `--all` lists every difference.
import {
  compareLines,
  hasLibreOffice,
  readWords,
  type ComparedLine,
} from '@deckloom/render-pptx/testing'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { chromiumParity, chromiumPath, launchChromium } from '@deckloom/text/node/testing'
import { parseArgs } from 'node:util'
import { corpusPictures } from './corpus/corpusPictures.ts'
import { layOutDeck } from './corpus/layOutDeck.ts'
import { openInLibreOffice } from './corpus/openInLibreOffice.ts'
import { readCorpus } from './corpus/readCorpus.ts'
import { print } from './print.ts'

const { values } = parseArgs({ options: { deck: { type: 'string' }, all: { type: 'boolean' } } })
const targets = { chromium: 0.99, office: 0.98 } as const
const shown = values.all ? Infinity : 10

const fonts = await loadFontBook()
if (chromiumPath) await compareWithChromium(fonts)
else print('No Chromium: set CHROMIUM_PATH to compare with one.')
if (hasLibreOffice) await compareWithLibreOffice(fonts)
else print('LibreOffice or pdftotext is not installed: its lines are not compared.')

async function compareWithChromium(book: FontBook): Promise<void> {
  const browser = await launchChromium()
  const scripts = await chromiumParity(browser, book)
  await browser.close()
  print('Paragraphs that break where Chromium breaks them')
  for (const { script, paragraphs, different } of scripts) {
    print(`  ${script.padEnd(20)} ${paragraphs - different.length} of ${paragraphs}`)
  }
  const different = scripts.flatMap((script) => script.different)
  for (const { text, face, size, width } of different.slice(0, shown)) {
    print(`    ${face} ${size} in ${width}: ${text.slice(0, 80)}`)
  }
  const total = scripts.reduce((sum, { paragraphs }) => sum + paragraphs, 0)
  conclude('Chromium', { same: total - different.length, total, target: targets.chromium })
}

async function compareWithLibreOffice(book: FontBook): Promise<void> {
  const decks = readCorpus()
    .filter(({ name }) => name.includes(values.deck ?? ''))
    .map((deck) => ({ ...deck, scenes: layOutDeck(deck, book) }))
  const pdfs = await openInLibreOffice(decks, corpusPictures())
  const lines: (ComparedLine & { readonly deck: string })[] = []
  print('Lines that LibreOffice breaks where the scene does')
  for (const { name, scenes } of decks) {
    const pdf = pdfs.get(name)
    const own = pdf ? compareLines(scenes, await readWords(pdf)) : []
    const same = own.filter((line) => line.same).length
    if (same < own.length || !pdf) print(`  ${name.padEnd(34)} ${same} of ${own.length}`)
    lines.push(...own.map((line) => ({ ...line, deck: name })))
  }
  const different = lines.filter(({ same }) => !same)
  for (const { deck, slide, expected, found } of different.slice(0, shown)) {
    print(`    ${deck} ${slide}: "${expected.slice(0, 60)}" is "${found.slice(0, 60)}"`)
  }
  const same = lines.length - different.length
  conclude('LibreOffice', { same, total: lines.length, target: targets.office })
}

function conclude(
  program: string,
  {
    same,
    total,
    target,
  }: { readonly same: number; readonly total: number; readonly target: number },
): void {
  const share = total === 0 ? 0 : same / total
  const isMet = share >= target
  if (!isMet) process.exitCode = 1
  const percent = (share * 100).toFixed(2)
  print(
    `${program}: ${same} of ${total} equal, ${percent} percent, target ${target * 100}: ${isMet ? 'met' : 'missed'}\n`,
  )
}
