import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Download } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { holdBack } from '../fixtures/steps/holdBack.ts'

const run = promisify(execFile)

const slides = [
  {
    slide_title:
      'One well in three is dry before the summer is over, and nobody has told the council',
    bullet_points: [
      'Ask in spring. Whoever asks in autumn hears what was true in spring, and digs where the water was.',
      'Measure twice a month, at the same hour and with the same rope, and write the depth on the wall.',
      'Office of affairs, 24 % — “fi” and “ffl” stay whole.',
    ],
  },
  {
    slide_title: 'What would you drink?',
    bullet_points: ['A question for every council that has not yet decided about its second well'],
    layout_template: 'centered quote',
    theme: { id: 'professional', variant: 'dark' },
  },
]

test('S-001 S-002 S-005 S-006 S-007 S-008 a deck is downloaded as PDF and as PowerPoint, one export at a time', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  for (const [item, name, holdsDeck] of [
    ['Export to PDF', 'presentation.pdf', isPdf],
    ['Export to PowerPoint', 'presentation.pptx', isPptx],
  ] as const) {
    await expect(editor.button('EXPORT')).toBeEnabled()
    const answer = await holdBack(page, 'POST', `**${editor.api}/export`)
    const downloading = page.waitForEvent('download')
    await exportAs(editor, item)
    await expect(editor.button('EXPORT')).toBeDisabled()
    answer()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(name)
    await expectToast(page, 'Export Successful')
    expect(holdsDeck(await readFile(await download.path()))).toBe(true)
    await page.unroute(`**${editor.api}/export`)
  }
})

test('S-009 a failed export gives the reason of the server, or one of its own', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  for (const [message, shown] of [
    ['The renderer is busy.', 'The renderer is busy.'],
    ['', 'Failed to export presentation'],
  ] as const) {
    await page.route(
      `**${editor.api}/export`,
      (route) =>
        route.fulfill({ status: 503, json: { message, code: 'overloaded', requestId: 'r-1' } }),
      { times: 1 },
    )
    await exportAs(editor, 'Export to PDF')
    await expectToast(page, 'Export Failed', shown)
    await expect(editor.button('EXPORT')).toBeEnabled()
  }
})

test('slides are downloaded as pictures, and a picture that is left out is told of', async ({
  page,
  openDeck,
}) => {
  const foreign = { id: 'p', url: 'https://192.0.2.1/well.jpg', type: 'stock' }
  const place = { position: { x: 700, y: 300 }, size: { width: 300, height: 200 } }
  const editor = await openDeck({ slides: [{ ...slides[0], images: [{ ...foreign, ...place }] }] })
  const downloading = page.waitForEvent('download')
  await exportAs(editor, 'Slides as PNG')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('presentation-png.zip')
  expect(Object.keys(unzipSync(await readFile(await download.path())))).toEqual(['slide-01.png'])
  const dialog = page.getByRole('dialog', { name: 'Exported, but some content was left out' })
  await expect(dialog).toContainText('Slide 1: the picture from 192.0.2.1 was left out.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()
})

test('an export that is canceled ends, and the next one can begin', async ({ page, openDeck }) => {
  const editor = await openDeck({ slides })
  await holdBack(page, 'POST', `**${editor.api}/export`)
  await exportAs(editor, 'Export to PDF')
  await expect(page.getByRole('progressbar', { name: 'Export' })).toBeVisible()
  await editor.button('Cancel export').click()
  await expectToast(page, 'Export canceled')
  await expect(editor.button('EXPORT')).toBeEnabled()
  await expect(editor.button('Cancel export')).toBeHidden()
})

test('a PowerPoint file has comments if that is asked for, each time anew', async ({
  page,
  openDeck,
}) => {
  const editor = await openDeck({ slides })
  const choice = page.getByRole('menuitemcheckbox', { name: 'Include comments' })
  await editor.button('EXPORT').click()
  await expect(page.getByRole('menuitem', { name: 'Export to PowerPoint' })).toBeVisible()
  await expect(choice).toBeHidden()
  const [slide] = (await editor.read()).slides
  const started = await page.request.post(`${editor.api}/threads`, {
    data: { slideId: slide?.id, anchor: { kind: 'slide' }, text: 'One in four?' },
  })
  expect(started.status()).toBe(201)
  await page.reload()
  await editor.drawn()

  const commentsIn = async (download: Download) =>
    Object.entries(unzipSync(await readFile(await download.path())))
      .filter(([name]) => name.startsWith('ppt/comments/'))
      .map(([, part]) => Buffer.from(part).toString())
  for (const isWanted of [true, false]) {
    await expect(editor.button('EXPORT')).toBeEnabled()
    await editor.button('EXPORT').click()
    await expect(choice).toHaveAttribute('aria-checked', 'false')
    if (isWanted) {
      await choice.click()
      await expect(choice).toHaveAttribute('aria-checked', 'true')
      await expectAccessible(page)
    }
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export to PowerPoint' }).click()
    const found = await commentsIn(await downloading)
    expect(found).toHaveLength(isWanted ? 1 : 0)
    expect(found.join('').includes('One in four?')).toBe(isWanted)
  }
})

test('the PDF breaks its lines where the canvas does', async ({ page, openDeck }) => {
  const missing = await run('pdftotext', ['-v']).then(
    () => false,
    () => true,
  )
  test.skip(missing, 'pdftotext of poppler is not installed')
  const editor = await openDeck({ slides })
  const drawn: (readonly string[])[] = []
  for (const place of slides.keys()) {
    await editor.thumbs.nth(place).click()
    await expect(page.getByRole('region', { name: `Slide ${place + 1}` })).toBeVisible()
    await editor.drawn()
    drawn.push(await drawnLines(editor))
  }
  const downloading = page.waitForEvent('download')
  await exportAs(editor, 'Export to PDF')
  const printed = await printedLines(await downloading)

  expect(drawn[0]?.length).toBeGreaterThan(6)
  expect(printed).toEqual(drawn)
})

async function exportAs(editor: DeckEditor, item: string): Promise<void> {
  await editor.button('EXPORT').click()
  await editor.page.getByRole('menuitem', { name: item }).click()
}

/** Returns the lines of text on the slide from top to bottom, without white space. */
async function drawnLines(editor: DeckEditor): Promise<readonly string[]> {
  const texts = await editor.words.evaluateAll((all) =>
    all.map((text) => ({
      x: Number(text.getAttribute('x')),
      y: Math.round(Number(text.getAttribute('y'))),
      words: text.textContent ?? '',
    })),
  )
  const rows = new Map<number, string>()
  for (const { y, words } of texts.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    rows.set(y, `${rows.get(y) ?? ''}${words}`)
  }
  return [...rows.values()].map(unspaced)
}

/** Returns the lines of a PDF in the same form, one list per page. */
async function printedLines(download: Download): Promise<readonly (readonly string[])[]> {
  const { stdout } = await run('pdftotext', ['-layout', await download.path(), '-'])
  return stdout
    .split('\f')
    .slice(0, -1)
    .map((sheet) => sheet.split('\n').map(unspaced).filter(Boolean))
}

function unspaced(text: string): string {
  return text.replaceAll(/\s+/gu, '')
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-'
}

function isPptx(bytes: Buffer): boolean {
  const parts = Object.keys(unzipSync(bytes))
  return parts.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length === slides.length
}
