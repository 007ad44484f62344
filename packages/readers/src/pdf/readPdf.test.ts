import { expect, test } from 'vitest'
import { ReadFault } from '../readFault.ts'
import { readLimits } from '@deckloom/deck'
import { readSource } from '../readSource.ts'
import { pdfFile, type PdfText } from '../testing/pdfFile.ts'

const read = (bytes: Uint8Array) => readSource({ name: 'report.pdf', bytes })
const body = (text: string, y: number): PdfText => ({ text, y, size: 11 })

test('reads headings by their size, paragraphs over their lines, and lists by their marks', async () => {
  const page = [
    { text: 'Harbour report', size: 24, y: 760 },
    { text: 'Traffic', size: 16, y: 720 },
    body('The harbour handled more ships than ever, and the volun-', 700),
    body('teers cleaned the quay on 14 days.', 686),
    body('A new paragraph stands apart.', 656),
    body('• North quay: 88 ships', 626),
    body('• South quay: 41 ships', 612),
  ]

  expect(await read(pdfFile([page]))).toEqual({
    kind: 'pdf',
    text: [
      '# Harbour report',
      '',
      '## Traffic',
      '',
      'The harbour handled more ships than ever, and the volunteers cleaned the quay on 14 days.',
      '',
      'A new paragraph stands apart.',
      '',
      '- North quay: 88 ships',
      '- South quay: 41 ships',
    ].join('\n'),
    notes: [],
  })
})

test('leaves out what repeats at the edges of the pages, and joins sentences that a page breaks', async () => {
  const page = (number: number, lines: readonly PdfText[]) => [
    { text: 'Harbour report 2025', size: 9, y: 815 },
    ...lines,
    { text: `Page ${number} of 3`, size: 9, y: 24 },
  ]
  const pages = [
    page(1, [body('The sentence begins here and', 400)]),
    page(2, [body('ends on the second page.', 760)]),
    page(3, [body('The last one.', 760)]),
  ]

  expect(await read(pdfFile(pages))).toMatchObject({
    text: 'The sentence begins here and ends on the second page.\n\nThe last one.',
  })
})

test('reads so many pages, and says how many it left out', async () => {
  const pages = Array.from({ length: readLimits.pages + 2 }, (_, index) => [
    body(`Sentence ${index} ends.`, 400),
  ])
  const source = await read(pdfFile(pages))
  if (source instanceof ReadFault) throw source

  expect(source.text).toContain('Sentence 299 ends.')
  expect(source.text).not.toContain('Sentence 300 ends.')
  expect(source.notes).toEqual(['The first 300 pages were read; 2 more were left out.'])
})

test('says that a scanned document has no text', async () => {
  expect(await read(pdfFile([[]]))).toMatchObject({
    code: 'unreadable',
    message: expect.stringContaining('its pages are pictures'),
  })
})

test.each([
  ['cut off', pdfFile([[body('Words', 700)]]).subarray(0, 120)],
  ['only a mark', Buffer.from('%PDF-1.7')],
  [
    'protected by a password',
    pdfFile(
      [[body('Words', 700)]],
      `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >>`,
    ),
  ],
])('refuses a file that is %s', async (_name, bytes) => {
  expect(await read(bytes)).toMatchObject({ code: 'unreadable' })
})
