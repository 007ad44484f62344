import { expect, test } from 'vitest'
import { fileSize } from '../../shared/files/fileSize.ts'
import { type AttachedFile, joinAttached, promptFor } from './attachedFiles.ts'

const read = (name: string, text: string): AttachedFile => ({
  id: name,
  name,
  size: text.length,
  progress: { state: 'read', text, notes: [] },
})
const failed: AttachedFile = {
  id: 'x',
  name: 'x.md',
  size: 1,
  progress: { state: 'failed', message: 'No' },
}

test('the texts follow each other; those that were not read are not there', () => {
  expect(joinAttached([read('a.md', '# A'), failed, read('b.txt', 'B')])).toBe('# A\n\nB')
  expect(joinAttached([failed])).toBe('')
})

test('a table alone gets the name of its file as its heading', () => {
  expect(joinAttached([read('ships_per-quay.csv', '| a |\n| --- |')])).toBe(
    '## ships per quay\n\n| a |\n| --- |',
  )
})

test('without words the deck is about the first file that was read', () => {
  expect(promptFor([failed, read('Harbour_report 2025.docx', 'x')])).toBe('Harbour report 2025')
  expect(promptFor([read('q.csv', 'x')])).toBe('About q')
  expect(promptFor([failed])).toBe('')
})

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '2 KB'],
  [20 * 1024 * 1024, '20.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
