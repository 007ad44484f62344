import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { lintPptx } from './lintPptx.ts'
import { buildParagraph, buildPath, buildRun, buildScene, buildText } from './sceneBuilder.ts'
import { plainOptions } from './slideXml.ts'

const slide = 'ppt/slides/slide1.xml'
const good = renderPptx(
  [
    buildScene([
      buildPath('M0 0L100 0L50 80Z', {
        stroke: { paint: { kind: 'solid', color: '#112233' }, width: 2 },
      }),
      buildText([buildParagraph([buildRun('Tea')])]),
    ]),
  ],
  plainOptions,
)

interface Damage {
  readonly what: string
  readonly path: string
  readonly from: string | RegExp
  readonly to: string
  readonly finding: RegExp
}

// The file after a change to one of its parts.
function broken({ path, from, to }: Damage): Uint8Array {
  const entries = unzipSync(good)
  const before = strFromU8(entries[path] ?? new Uint8Array())
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  return zipSync({ ...entries, [path]: strToU8(after) })
}

test('a file that was not tampered with is clean', () => {
  expect(lintPptx(good)).toEqual([])
})

const onSlide = [
  ['a shape without text body', /<p:txBody>.*?<\/p:txBody>/, '', /lacks p:txBody/],
  ['a text body without paragraph', /<a:p>.*?<\/a:p>/, '', /lacks a:p/],
  ['an empty line', /(<a:ln [^>]*)>.*?<\/a:ln>/, '$1/>', /a:ln is empty/],
  ['two shapes of one id', 'id="3"', 'id="2"', /two shapes have the id 2/],
  ['a number that is none', /cx="\d+"/, 'cx="NaN"', /cx="NaN"/],
  ['a negative extent', /(<a:ext cx=)"1016000"/, '$1"-5"', /cx="-5"/],
  ['a wrong anchor', 'anchor="ctr"', 'anchor="mid"', /anchor="mid"/],
  [
    'children out of order',
    /(<a:spcBef>.*?<\/a:spcBef>)(<a:spcAft>.*?<\/a:spcAft>)/,
    '$2$1',
    /a:spcBef stands too late in a:pPr/,
  ],
] as const

const damages: readonly Damage[] = [
  ...onSlide.map(([what, from, to, finding]) => ({ what, path: slide, from, to, finding })),
  {
    what: 'a relationship to nothing',
    path: 'ppt/slides/_rels/slide1.xml.rels',
    from: 'slideLayout1.xml',
    to: 'slideLayout9.xml',
    finding: /slideLayout9.xml, which does not exist/,
  },
  {
    what: 'a part of no type',
    path: '[Content_Types].xml',
    from: /<Override PartName="\/ppt\/slides\/slide1.xml"[^>]*>/,
    to: '',
    finding: /slide1.xml has no content type/,
  },
  {
    what: 'a type of no part',
    path: '[Content_Types].xml',
    from: '</Types>',
    to: '<Override PartName="/ppt/slideMasters/slideMaster2.xml" ContentType="x"/></Types>',
    finding: /slideMaster2.xml has a content type but does not exist/,
  },
  {
    what: 'a layout with the id of its master',
    path: 'ppt/slideMasters/slideMaster1.xml',
    from: 'id="2147483649"',
    to: 'id="2147483648"',
    finding: /two masters or layouts have the id 2147483648/,
  },
  {
    what: 'a background without effects',
    path: 'ppt/slideLayouts/slideLayout1.xml',
    from: '<a:effectLst/>',
    to: '',
    finding: /p:bgPr lacks a:effectLst/,
  },
]

test.each(damages)('finds $what', (damage) => {
  expect(lintPptx(broken(damage)).join('\n')).toMatch(damage.finding)
})
