import { expect, test } from 'vitest'
import { readXml } from '../xml/readXml.ts'
import { slideColors } from './parts/colors.ts'
import { readTextBody } from './textBody.ts'

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const context = { colors: slideColors(undefined, undefined), link: () => undefined }

function runsOf(properties: string) {
  const xml = `<p:txBody xmlns:p="p" xmlns:a="${drawing}"><a:p><a:r>${properties}<a:t>Word</a:t></a:r></a:p></p:txBody>`
  return readTextBody(readXml(new TextEncoder().encode(xml)), context).paragraphs[0]?.runs
}

test('runs keep what is struck through, raised, lowered and highlighted', () => {
  expect(runsOf('<a:rPr strike="sngStrike" baseline="30000"/>')).toEqual([
    { text: 'Word', strike: true, baseline: 'super' },
  ])
  expect(runsOf('<a:rPr strike="noStrike" baseline="-25000"/>')).toEqual([
    { text: 'Word', baseline: 'sub' },
  ])
  expect(runsOf('<a:rPr><a:highlight><a:srgbClr val="FFFF00"/></a:highlight></a:rPr>')).toEqual([
    { text: 'Word', highlight: '#FFFF00' },
  ])
  expect(runsOf('<a:rPr baseline="0"/>')).toEqual([{ text: 'Word' }])
})
