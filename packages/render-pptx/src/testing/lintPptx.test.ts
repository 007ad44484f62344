import { newSlide } from '@deckloom/deck'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { lintPptx } from './lintPptx.ts'
import { samplePicture } from './samplePicture.ts'
import { buildParagraph, buildPath, buildRun, buildScene, buildText } from './sceneBuilder.ts'
import { plainOptions } from './slideXml.ts'

const slide = 'ppt/slides/slide1.xml'
const presentation = 'ppt/presentation.xml'
const types = '[Content_Types].xml'
const links = 'ppt/slides/_rels/slide1.xml.rels'

const stops = [
  { at: 0, color: '#112233' },
  { at: 1, color: '#445566' },
]
const title = buildText([buildParagraph([buildRun('Cake')])], {
  id: 'title',
  placeholder: { type: 'title', index: 0 },
})
const good = renderPptx(
  [
    buildScene(
      [
        title,
        buildPath('M0 0L100 0L50 80Z', {
          fill: { kind: 'linear', from: [0, 0], to: [100, 0], stops },
          stroke: { paint: { kind: 'solid', color: '#112233' }, width: 2 },
        }),
        buildText([
          buildParagraph([
            buildRun('Tea', {
              href: 'https://example.org/tea',
              paint: { kind: 'solid', color: '#112233', alpha: 0.5 },
            }),
          ]),
        ]),
        {
          mark: 'image',
          id: 'photo',
          box: { x: 0, y: 0, width: 100, height: 100 },
          src: '/photo.png',
          fit: 'cover',
          focus: [0.5, 0.5],
        },
      ],
      { notes: 'Breathe.', section: 'Breathing' },
    ),
    buildScene([]),
  ],
  {
    ...plainOptions,
    images: new Map([['/photo.png', samplePicture(48, 32)]]),
    slides: [newSlide('one', 1), newSlide('two', 2)],
  },
)

interface Damage {
  readonly what: string
  readonly path: string
  readonly from: string | RegExp
  readonly to: string
  readonly finding: RegExp
}

// Returns the file after a change to one of its parts.
function broken({ path, from, to }: Damage): Uint8Array {
  const entries = unzipSync(good)
  const before = strFromU8(entries[path] ?? new Uint8Array())
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  return zipSync({ ...entries, [path]: strToU8(after) })
}

function changed(change: Record<string, Uint8Array>): string {
  return lintPptx(zipSync({ ...unzipSync(good), ...change })).join('\n')
}

test('a file that was not tampered with is clean', () => {
  expect(lintPptx(good)).toEqual([])
})

type Row = readonly [what: string, from: string | RegExp, to: string, finding: RegExp]

const inShapes: readonly Row[] = [
  ['a shape without text body', /<p:txBody>.*?<\/p:txBody>/, '', /p:sp lacks p:txBody/],
  ['a text body without paragraph', /<a:p>.*?<\/a:p>/, '', /p:txBody lacks a:p/],
  ['a run without text', /<a:t>Tea<\/a:t>/, '', /a:r lacks a:t/],
  ['an empty line', /(<a:ln [^>]*)>.*?<\/a:ln>/, '$1/>', /a:ln is empty/],
  ['an empty fill', /<a:solidFill>.*?<\/a:solidFill>/, '<a:solidFill/>', /a:solidFill is empty/],
  ['two shapes of one id', 'id="3"', 'id="2"', /two shapes have the id 2/],
  ['a shape without an id', / id="3"/, '', /p:cNvPr lacks id/],
  ['a number that is none', /cx="\d+"/, 'cx="NaN"', /cx="NaN"/],
  ['a fraction', /cx="\d+"/, 'cx="10.5"', /cx="10.5"/],
  ['a negative extent', /(<a:ext cx=)"1016000"/, '$1"-5"', /cx="-5"/],
  ['an extent without height', /(<a:ext cx="\d+") cy="\d+"/, '$1', /a:ext lacks cy/],
  ['a wrong anchor', 'anchor="ctr"', 'anchor="mid"', /anchor="mid"/],
  ['a wrong alignment', 'algn="l"', 'algn="left"', /algn="left"/],
  ['a size too small', /sz="\d+"/, 'sz="50"', /sz="50"/],
  ['a color that is none', 'val="112233"', 'val="#12233"', /a:srgbClr has val="#12233"/],
  ['a share beyond all', /<a:alpha val="\d+"/, '<a:alpha val="150000"', /a:alpha has val="150000"/],
  ['one stop', /<a:gs pos="100000">.*?<\/a:gs>/, '', /fewer than two stops/],
  ['falling stops', /pos="0"(.*?)pos="100000"/, 'pos="90000"$1pos="10000"', /stops at 90000 10000/],
  [
    'a crop of everything',
    /<a:srcRect [^>]*\/>/,
    '<a:srcRect l="60000" r="40000"/>',
    /leaves nothing/,
  ],
  ['a picture without its file', /<a:blip [^>]*\/>/, '<a:blip/>', /a:blip lacks r:embed/],
  ['a path that begins nowhere', /<a:moveTo>.*?<\/a:moveTo>/, '', /does not begin with a:moveTo/],
  ['an unknown theme color', /<a:schemeClr val="\w+"/, '<a:schemeClr val="ink"', /val="ink"/],
  [
    'children out of order',
    /(<a:spcBef>.*?<\/a:spcBef>)(<a:spcAft>.*?<\/a:spcAft>)/,
    '$2$1',
    /a:spcBef stands too late in a:pPr/,
  ],
  ['a child of another', /<p:nvPr\/>/, '<p:nvPr/><p:txBody/>', /must not hold p:txBody/],
  ['a prefix of nobody', '<a:noAutofit/>', '<q:noAutofit/>', /prefix that is not declared/],
  ['a control character', '>Tea<', '>Te&#2;a<', /character that XML cannot hold/],
  ['a placeholder twice', /(<p:sp>.*?type="title".*?<\/p:sp>)/, '$1$1', /fills "title " twice/],
  [
    'a placeholder of no layout',
    '<p:ph type="title"/>',
    '<p:ph type="body" idx="77"/>',
    /which its layout does not have/,
  ],
  ['a relationship of nobody', /r:embed="rId\d+"/, 'r:embed="rId99"', /uses rId99/],
]

const inPresentation: readonly Row[] = [
  ['a small slide id', 'id="256" r:id', 'id="25" r:id', /the slide id 25 is wrong/],
  ['two slides of one id', 'id="257" r:id', 'id="256" r:id', /two slides have the id 256/],
  [
    'the notes master after the slides',
    /(<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>)(<p:sldIdLst>.*?<\/p:sldIdLst>)/,
    '$2$1',
    /p:notesMasterIdLst stands too late|p:sldIdLst stands too late/,
  ],
  ['a section without its slide', '<p14:sldId id="257"/>', '', /sections do not hold the slides/],
  ['a section of no id', /(<p14:section name="[^"]*" id=)"[^"]*"/, '$1"7"', /has id="7"/],
  ['no size of slides', /<p:sldSz [^>]*\/>/, '', /p:presentation lacks p:sldSz/],
]

const inTypes: readonly Row[] = [
  [
    'a part of no type',
    /<Override PartName="\/ppt\/slides\/slide1.xml"[^>]*>/,
    '',
    /slide1.xml has no content type/,
  ],
  [
    'a type of no part',
    '</Types>',
    '<Override PartName="/ppt/slideMasters/slideMaster2.xml" ContentType="x"/></Types>',
    /slideMaster2.xml has a content type but does not exist/,
  ],
  ['a picture of no type', /<Default Extension="png"[^>]*>/, '', /image1.png has no content type/],
  ['two types', /(<Default Extension="png"[^>]*>)/, '$1$1', /png has two content types/],
  ['a slide typed as a layout', /slide\+xml/, 'slideLayout+xml', /for a slide/],
]

const inLinks: readonly Row[] = [
  [
    'a relationship to nothing',
    'slideLayout1.xml',
    'slideLayout9.xml',
    /9.xml, which does not exist/,
  ],
  ['a link that is no address', 'https://example.org/tea', 'https://example.org/a b', /links to/],
  ['a link that runs something', 'https://example.org/tea', 'javascript:alert(1)', /links to/],
  ['two relationships of one id', 'Id="rId2"', 'Id="rId1"', /two relationships rId1/],
  ['a relationship of no type', 'relationships/image', 'relationships/sound', /unknown type sound/],
  ['a picture from outside', /(Target="[^"]*png")/, '$1 TargetMode="External"', /from outside/],
]

const elsewhere: readonly (readonly [path: string, row: Row])[] = [
  [
    'ppt/slideMasters/slideMaster1.xml',
    [
      'a layout with the id of its master',
      'id="2147483649"',
      'id="2147483648"',
      /two masters or layouts have the id 2147483648/,
    ],
  ],
  [
    'ppt/slideMasters/slideMaster1.xml',
    ['a small layout id', 'id="2147483649"', 'id="9"', /layout id 9 is small/],
  ],
  [
    'ppt/slideMasters/slideMaster1.xml',
    ['a color map with a hole', / accent6="\w+"/, '', /p:clrMap lacks accent6/],
  ],
  [
    'ppt/slideMasters/_rels/slideMaster1.xml.rels',
    [
      'a master that does not list its layout',
      /<Relationship [^>]*slideLayout1.xml[^>]*>/,
      '',
      /is not listed by one master/,
    ],
  ],
  [
    'ppt/slideLayouts/slideLayout1.xml',
    ['a background without effects', '<a:effectLst/>', '', /p:bgPr lacks a:effectLst/],
  ],
  [
    'ppt/theme/theme1.xml',
    ['a scheme of eleven colors', /<a:accent6>.*?<\/a:accent6>/, '', /a:clrScheme has 11 entries/],
  ],
  [
    'ppt/theme/theme1.xml',
    ['two line styles', /(<a:lnStyleLst>)<a:ln .*?<\/a:ln>/, '$1', /a:lnStyleLst has 2 entries/],
  ],
  [
    'ppt/notesMasters/_rels/notesMaster1.xml.rels',
    ['two masters of one theme', 'theme2.xml', 'theme1.xml', /two masters share/],
  ],
  [
    'ppt/notesSlides/_rels/notesSlide1.xml.rels',
    [
      'notes of another slide',
      'slides/slide1.xml',
      'slides/slide2.xml',
      /do not point to each other/,
    ],
  ],
  [
    'docProps/app.xml',
    ['a title too many', '<vt:i4>2</vt:i4>', '<vt:i4>3</vt:i4>', /lists 3 titles and counts 4/],
  ],
  [
    'customXml/itemProps1.xml',
    ['a custom part without an id', /\{[^}]*\}/, 'mine', /item1.xml has no id of its own/],
  ],
  [
    'customXml/_rels/item1.xml.rels',
    ['a custom part without properties', 'itemProps1', 'itemProps2', /has no id of its own/],
  ],
  [
    'ppt/_rels/presentation.xml.rels',
    [
      'a custom part of nobody',
      /<Relationship [^>]*customXml[^>]*>/,
      '',
      /does not point to custom/,
    ],
  ],
  ['docProps/app.xml', ['a vector too short', 'size="4"', 'size="5"', /not as long as it says/]],
]

const damages: readonly Damage[] = [
  ...inShapes.map((row) => [slide, row] as const),
  ...inPresentation.map((row) => [presentation, row] as const),
  ...inTypes.map((row) => [types, row] as const),
  ...inLinks.map((row) => [links, row] as const),
  ...elsewhere,
].map(([path, [what, from, to, finding]]) => ({ what, path, from, to, finding }))

test.each(damages)('finds $what', (damage) => {
  expect(lintPptx(broken(damage)).join('\n')).toMatch(damage.finding)
})

test('finds a picture that is not what its name says', () => {
  expect(changed({ 'ppt/media/image1.png': strToU8('GIF89a') })).toMatch(/not what its name says/)
})

test('finds a part that nothing points to', () => {
  expect(changed({ 'ppt/media/image7.png': new Uint8Array(4) })).toMatch(
    /nothing points to ppt\/media\/image7.png/,
  )
})

test('finds content types that are not the first entry, and a name that occurs twice', () => {
  const { [types]: first = new Uint8Array(), ...rest } = unzipSync(good)

  expect(lintPptx(zipSync({ ...rest, [types]: first })).join('\n')).toMatch(/not the first entry/)
  expect(changed({ 'ppt/Slides/Slide1.xml': strToU8('<a/>') })).toMatch(/Slide1.xml twice/)
})
