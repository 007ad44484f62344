import { expect, test } from 'vitest'
import { lintMarkup } from './lintMarkup.ts'
import { parseXml } from './xmlTree.ts'

const axis = (kind: 'cat' | 'val', [id, crosses]: readonly [number, number], rest: string) =>
  `<c:${kind}Ax><c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/></c:scaling>` +
  `<c:delete val="0"/><c:axPos val="l"/><c:crossAx val="${crosses}"/><c:crosses val="autoZero"/>${rest}</c:${kind}Ax>`

const good =
  '<c:chartSpace xmlns:c="c" xmlns:r="r"><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>' +
  '<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>' +
  '<c:ser><c:idx val="0"/><c:order val="0"/><c:dLbls><c:dLblPos val="outEnd"/><c:showVal val="1"/></c:dLbls>' +
  '<c:cat><c:strRef><c:f>A</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>Tea</c:v></c:pt></c:strCache></c:strRef></c:cat>' +
  '<c:val><c:numRef><c:f>B</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="1"/>' +
  '<c:pt idx="0"><c:v>7</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser>' +
  '<c:gapWidth val="60"/><c:axId val="1"/><c:axId val="2"/></c:barChart>' +
  `${axis('cat', [1, 2], '<c:auto val="1"/>')}${axis('val', [2, 1], '<c:crossBetween val="between"/>')}` +
  '</c:plotArea><c:plotVisOnly val="1"/></c:chart><c:externalData r:id="rId1"/></c:chartSpace>'

function findings(from: string | RegExp, to: string): string {
  const markup = good.replace(from, to)
  expect(markup).not.toBe(good)
  return lintMarkup(parseXml(markup)).join('\n')
}

test('a chart in order is clean', () => {
  expect(lintMarkup(parseXml(good))).toEqual([])
})

test.each([
  ['labels outside of stacked bars', '"clustered"', '"stacked"', /labels at outEnd/],
  ['labels where no bar has them', '"outEnd"', '"bestFit"', /labels at bestFit/],
  [
    'an axis that does not exist',
    '<c:axId val="2"/></c:barChart>',
    '<c:axId val="9"/></c:barChart>',
    /no axis 9/,
  ],
  [
    'two axes of one id',
    '<c:valAx><c:axId val="2"/>',
    '<c:valAx><c:axId val="1"/>',
    /two axes have the id 1/,
  ],
  ['a value that is none', '<c:v>7</c:v>', '<c:v>NaN</c:v>', /the value "NaN"/],
  ['a point beyond its count', '<c:pt idx="0"><c:v>7', '<c:pt idx="3"><c:v>7', /has a point 3/],
  ['a gap too wide', 'gapWidth val="60"', 'gapWidth val="900"', /gapWidth has val="900"/],
  ['no workbook', '<c:externalData r:id="rId1"/>', '', /the chart has no workbook/],
  [
    'a third place for the gap',
    /(<c:gapWidth val="60"\/>)(<c:axId val="1"\/>)/,
    '$2$1',
    /c:gapWidth stands too late/,
  ],
] as const)('finds %s', (...[, from, to, finding]) => {
  expect(findings(from, to)).toMatch(finding)
})

test('finds two series of one number', () => {
  expect(findings(/<c:ser>.*<\/c:ser>/, '$&$&')).toMatch(/two series have the c:idx 0/)
})
