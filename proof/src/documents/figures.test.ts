import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'

test.each([
  [
    'en',
    'We repaired 48 pumps for $5 and 3 GB, at 690ns each, 12.5 % more.',
    ['48', '5', '3', '690', '12.5'],
  ],
  ['en', 'In 1998, on Feb 09, 2022 and at 06:28:16.', []],
  ['en', 'Run it on Windows 10 and 11, with TLS 1.3 or glibc 2.28 (glibc-2.3.1).', []],
  ['en', 'See RFC 5869, ISO 8859-14, section 13.1, port 445, #422, !404.', []],
  ['en', '10. FUTURE REVISIONS\n11. RELICENSING\n', []],
  ['en', '51 Franklin Street, Boston, MA 02110-1301', []],
  ['en', 'Over 128 directories are watched. Germany has 84 million people.', ['128', '84']],
  ['en', 'A collision takes 2^60 steps; 128KiB are read.', ['2^60', '128']],
  [
    'de',
    'Der Wert 14 gilt seit 2.24, also auf 1.024 Zeichen in 7,5 Stunden.',
    ['14', '1024', '7.5'],
  ],
  ['de', 'util-linux, 11. Mai 2022', []],
  ['es', 'GNU, 5 febrero 2023 y bloques de 512 bytes.', ['512']],
  ['ja', '7月10日に100個のリクエストを送信する', ['100']],
] as const)('in %s: %s', (language, text, expected) => {
  expect(figuresOf(text, language)).toEqual(expected)
})

test('finds none in code', () => {
  const code =
    'EXPLAIN SELECT a FROM foo WHERE i < 10;\nquery(100, 200);\n-rw-r--r-- 1 ada 1024 May 6\n'

  expect(figuresOf(`${code}\`limit 50\`\n`, 'en')).toEqual([])
})
