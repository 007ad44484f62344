import type { XmlElement } from './xmlTree.ts'

/** Attributes whose absence makes PowerPoint repair the file. */
const required: Readonly<Record<string, string>> = {
  'p:cNvPr': 'id name',
  'p:sldId': 'id r:id',
  'p:sldMasterId': 'id r:id',
  'p:sldLayoutId': 'id r:id',
  'p:notesMasterId': 'r:id',
  'p:sldSz': 'cx cy',
  'p:notesSz': 'cx cy',
  'p:clrMap': 'bg1 tx1 bg2 tx2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink',
  'p:cm': 'authorId dt idx',
  'p:pos': 'x y',
  'p:cmAuthor': 'id name initials lastIdx clrIdx',
  'p15:parentCm': 'authorId idx',
  'p14:section': 'name id',
  'p14:sldId': 'id',
  'a:off': 'x y',
  'a:chOff': 'x y',
  'a:chExt': 'cx cy',
  'a:prstGeom': 'prst',
  'a:gd': 'name fmla',
  'a:pt': 'x y',
  'a:gs': 'pos',
  'a:srgbClr': 'val',
  'a:schemeClr': 'val',
  'a:prstClr': 'val',
  'a:alpha': 'val',
  'a:latin': 'typeface',
  'a:ea': 'typeface',
  'a:cs': 'typeface',
  'a:buFont': 'typeface',
  'a:buChar': 'char',
  'a:buAutoNum': 'type',
  'a:buSzPct': 'val',
  'a:spcPct': 'val',
  'a:spcPts': 'val',
  'a:ds': 'd sp',
  'a:blip': 'r:embed',
  'a:hlinkClick': 'r:id',
  'a:graphicData': 'uri',
  'a:gridCol': 'w',
  'a:tr': 'h',
  'a:theme': 'name',
  'a:clrScheme': 'name',
  'a:fontScheme': 'name',
  'c:idx': 'val',
  'c:order': 'val',
  'c:axId': 'val',
  'c:crossAx': 'val',
  'c:barDir': 'val',
  'c:grouping': 'val',
  'c:ptCount': 'val',
  'c:pt': 'idx',
  'c:externalData': 'r:id',
  'p:ext': 'uri',
}

const truth = '0 1 true false'
const side = 't ctr b just dist'
const align = 'l ctr r just justLow dist thaiDist'

/** Allowed keywords per attribute. */
const words: Readonly<Record<string, string>> = {
  'a:bodyPr anchor': side,
  'a:bodyPr wrap': 'none square',
  'a:tcPr anchor': side,
  'a:pPr algn': align,
  'a:pPr rtl': truth,
  'a:rPr b': truth,
  'a:rPr i': truth,
  'a:rPr u': 'none words sng dbl heavy dotted dash wavy',
  'a:rPr strike': 'noStrike sngStrike dblStrike',
  'a:rPr cap': 'none small all',
  'a:ln cap': 'rnd sq flat',
  'a:ln cmpd': 'sng dbl thickThin thinThick tri',
  'a:prstDash val':
    'solid dot dash lgDash dashDot lgDashDot lgDashDotDot sysDash sysDot sysDashDot sysDashDotDot',
  'a:schemeClr val':
    'bg1 tx1 bg2 tx2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink phClr dk1 lt1 dk2 lt2',
  'a:xfrm flipH': truth,
  'a:xfrm flipV': truth,
  'a:path path': 'shape circle rect',
  'p:ph type':
    'title body ctrTitle subTitle dt sldNum ftr hdr obj chart tbl clipArt dgm media sldImg pic',
  'p:sld show': truth,
  'p:transition spd': 'slow med fast',
  'p:push dir': 'l r u d',
  'c:barDir val': 'bar col',
  'c:grouping val': 'clustered standard stacked percentStacked',
  'c:legendPos val': 'b tr l r t',
  'c:axPos val': 'b l r t',
  'c:crosses val': 'autoZero max min',
  'c:crossBetween val': 'between midCat',
  'c:tickLblPos val': 'high low nextTo none',
  'c:majorTickMark val': 'cross in none out',
  'c:minorTickMark val': 'cross in none out',
  'c:orientation val': 'maxMin minMax',
  'c:dispBlanksAs val': 'gap span zero',
  'c:layoutTarget val': 'inner outer',
  'c:xMode val': 'edge factor',
  'c:yMode val': 'edge factor',
  'c:delete val': truth,
  'c:overlay val': truth,
  'c:varyColors val': truth,
  'c:smooth val': truth,
  'c:showVal val': truth,
}

const farthest = 27_273_042_329_600
const indent = 51_206_400
const widestLine = 20_116_800

/** Allowed ranges of integer attributes. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  'p:cNvPr id': [1, 2_147_483_647],
  'p:ph idx': [0, 4_294_967_295],
  'p:sldSz cx': [914_400, indent],
  'p:sldSz cy': [914_400, indent],
  'p:notesSz cx': [0, farthest],
  'p:notesSz cy': [0, farthest],
  'a:off x': [-farthest, farthest],
  'a:off y': [-farthest, farthest],
  'a:chOff x': [-farthest, farthest],
  'a:chOff y': [-farthest, farthest],
  'a:ext cx': [0, farthest],
  'a:ext cy': [0, farthest],
  'a:chExt cx': [0, farthest],
  'a:chExt cy': [0, farthest],
  'a:xfrm rot': [-2_147_483_648, 2_147_483_647],
  'a:lin ang': [0, 21_599_999],
  'a:gs pos': [0, 100_000],
  'a:alpha val': [0, 100_000],
  'a:lumMod val': [0, 1_000_000],
  'a:lumOff val': [-1_000_000, 1_000_000],
  'a:pt x': [-farthest, farthest],
  'a:pt y': [-farthest, farthest],
  'a:ln w': [0, widestLine],
  'a:lnL w': [0, widestLine],
  'a:lnR w': [0, widestLine],
  'a:lnT w': [0, widestLine],
  'a:lnB w': [0, widestLine],
  'a:ds d': [0, farthest],
  'a:ds sp': [0, farthest],
  'a:miter lim': [0, 2_147_483_647],
  'a:rPr sz': [100, 400_000],
  'a:rPr spc': [-400_000, 400_000],
  'a:pPr marL': [0, indent],
  'a:pPr marR': [0, indent],
  'a:pPr indent': [-indent, indent],
  'a:pPr lvl': [0, 8],
  'a:spcPct val': [0, 13_200_000],
  'a:spcPts val': [0, 158_400],
  'a:buSzPct val': [25_000, 400_000],
  'a:buAutoNum startAt': [1, 32_767],
  'a:bodyPr lIns': [-2_147_483_648, 2_147_483_647],
  'a:bodyPr tIns': [-2_147_483_648, 2_147_483_647],
  'a:bodyPr rIns': [-2_147_483_648, 2_147_483_647],
  'a:bodyPr bIns': [-2_147_483_648, 2_147_483_647],
  'a:srcRect l': [-10_000_000, 100_000],
  'a:srcRect t': [-10_000_000, 100_000],
  'a:srcRect r': [-10_000_000, 100_000],
  'a:srcRect b': [-10_000_000, 100_000],
  'a:gridCol w': [0, farthest],
  'a:tr h': [0, farthest],
  'a:tcPr marL': [0, indent],
  'a:tcPr marR': [0, indent],
  'a:tcPr marT': [0, indent],
  'a:tcPr marB': [0, indent],
  'c:gapWidth val': [0, 500],
  'c:overlap val': [-100, 100],
  'c:holeSize val': [1, 90],
  'c:firstSliceAng val': [0, 360],
  'c:size val': [2, 72],
  'c:lblOffset val': [0, 1_000],
  'c:idx val': [0, 4_294_967_295],
  'c:order val': [0, 4_294_967_295],
  'c:ptCount val': [0, 4_294_967_295],
}

// Run and paragraph properties appear under several element names.
function ruledName(name: string): string {
  if (/^a:lvl\dpPr$/.test(name)) return 'a:pPr'
  return name === 'a:defRPr' || name === 'a:endParaRPr' ? 'a:rPr' : name
}

/** Returns the problems with the attributes of an element. */
export function lintAttributes({ name, attributes }: XmlElement): readonly string[] {
  const ruled = ruledName(name)
  const lacking = (required[name]?.split(' ') ?? []).filter((key) => !attributes.has(key))
  const wrong = [...attributes].filter(([key, value]) => {
    if (key !== 'descr' && key !== 'name' && nonsense.test(value)) return true
    const allowed = words[`${ruled} ${key}`]
    if (allowed !== undefined) return !allowed.split(' ').includes(value)
    const range = ranges[`${ruled} ${key}`]
    return range !== undefined && !isWithin(value, range)
  })
  return [
    ...lacking.map((key) => `${name} lacks ${key}`),
    ...wrong.map(([key, value]) => `${name} has ${key}="${value}"`),
  ]
}

const nonsense = /^-?(?:NaN|Infinity|undefined|null)$|\[object/

function isWithin(value: string, [least, most]: readonly [number, number]): boolean {
  return /^-?\d+$/.test(value) && Number(value) >= least && Number(value) <= most
}
