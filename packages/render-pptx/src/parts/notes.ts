import { drawingNamespaces } from '../opc/namespaces.ts'
import { escapeXml, tag } from '../opc/xml.ts'
import { followMaster } from './slideLayout.ts'
import { colorMap } from './slideMaster.ts'
import { commonSlide } from './shapeTree.ts'

/** Notes pages are portrait, in EMU. */
export const notesSize = { cx: 6_858_000, cy: 9_144_000 } as const

/** Writes `p:notesMaster`: a picture of the slide above its notes. */
export function notesMasterPart(language: string): string {
  const picture = notesShape({
    id: 2,
    name: 'Slide Image Placeholder 1',
    reference: tag('p:ph', { type: 'sldImg', idx: 2 }),
    isPicture: true,
    properties: tag(
      'p:spPr',
      {},
      place(685_800, 1_143_000, 5_486_400, 3_086_100),
      rectangle,
      frame,
    ),
  })
  const text = notesShape({
    id: 3,
    name: 'Notes Placeholder 2',
    reference: tag('p:ph', { type: 'body', sz: 'quarter', idx: 3 }),
    isPicture: false,
    properties: tag('p:spPr', {}, place(685_800, 4_400_550, 5_486_400, 3_600_450), rectangle),
    paragraphs: paragraph('Notes', language),
  })
  return tag(
    'p:notesMaster',
    drawingNamespaces,
    commonSlide({
      shapes: picture + text,
      background: { kind: 'solid', color: '#FFFFFF', token: 'lt1' },
    }),
    colorMap(false),
    tag(
      'p:notesStyle',
      {},
      tag(
        'a:lvl1pPr',
        { marL: 0, algn: 'l' },
        tag(
          'a:defRPr',
          { sz: 1200 },
          tag('a:solidFill', {}, tag('a:schemeClr', { val: 'tx1' })),
          tag('a:latin', { typeface: '+mn-lt' }),
        ),
      ),
    ),
  )
}

/** Writes `p:notes` for a slide: one paragraph per line. */
export function notesSlidePart(notes: string, language: string): string {
  const paragraphs = notes
    .split(/\r\n|[\n\r\v\u2028\u2029]/)
    .map((line) => paragraph(line, language))
    .join('')
  return tag(
    'p:notes',
    drawingNamespaces,
    commonSlide({
      shapes:
        slidePicture +
        notesShape({
          id: 3,
          name: 'Notes Placeholder 2',
          reference: tag('p:ph', { type: 'body', idx: 1 }),
          isPicture: false,
          properties: tag('p:spPr', {}),
          paragraphs,
        }),
    }),
    followMaster,
  )
}

const slidePicture = notesShape({
  id: 2,
  name: 'Slide Image Placeholder 1',
  reference: tag('p:ph', { type: 'sldImg' }),
  isPicture: true,
  properties: tag('p:spPr', {}),
})

interface NotesShape {
  readonly id: number
  readonly name: string
  readonly reference: string
  readonly isPicture: boolean
  readonly properties: string
  readonly paragraphs?: string
}

function notesShape(shape: NotesShape): string {
  const { id, name, reference, isPicture, properties, paragraphs } = shape
  const locks = tag('a:spLocks', {
    noGrp: 1,
    noRot: isPicture ? 1 : undefined,
    noChangeAspect: isPicture ? 1 : undefined,
  })
  return tag(
    'p:sp',
    {},
    tag(
      'p:nvSpPr',
      {},
      tag('p:cNvPr', { id, name }),
      tag('p:cNvSpPr', {}, locks),
      tag('p:nvPr', {}, reference),
    ),
    properties,
    paragraphs === undefined
      ? ''
      : tag('p:txBody', {}, tag('a:bodyPr', {}), tag('a:lstStyle', {}), paragraphs),
  )
}

const rectangle = tag('a:prstGeom', { prst: 'rect' }, tag('a:avLst', {}))
const frame =
  tag('a:noFill', {}) +
  tag('a:ln', { w: 12_700 }, tag('a:solidFill', {}, tag('a:prstClr', { val: 'black' })))

function place(...[x, y, cx, cy]: readonly [number, number, number, number]): string {
  return tag('a:xfrm', {}, tag('a:off', { x, y }), tag('a:ext', { cx, cy }))
}

function paragraph(text: string, language: string): string {
  if (text === '') return tag('a:p', {}, tag('a:endParaRPr', { lang: language }))
  return tag(
    'a:p',
    {},
    tag('a:r', {}, tag('a:rPr', { lang: language }), tag('a:t', {}, escapeXml(text))),
  )
}
