const fill = 'a:noFill|a:solidFill|a:gradFill|a:blipFill|a:pattFill|a:grpFill'
const shape = 'p:sp|p:grpSp|p:graphicFrame|p:cxnSp|p:pic'
const runProperties = `a:ln ${fill} a:effectLst a:latin a:ea a:cs a:sym a:hlinkClick`

/**
 * Children in the order of the schema (ISO/IEC 29500-1, annex A), for the elements whose children must keep one.
 * Those joined by a bar may stand in any order among themselves. PowerPoint repairs files that differ.
 */
const orders: Readonly<Record<string, string>> = {
  'p:presentation': 'p:sldMasterIdLst p:notesMasterIdLst p:sldIdLst p:sldSz p:notesSz',
  'p:sldMaster': 'p:cSld p:clrMap p:sldLayoutIdLst p:transition p:txStyles',
  'p:sldLayout': 'p:cSld p:clrMapOvr p:transition',
  'p:sld': 'p:cSld p:clrMapOvr p:transition p:timing',
  'p:notesMaster': 'p:cSld p:clrMap p:notesStyle',
  'p:notes': 'p:cSld p:clrMapOvr',
  'p:cSld': 'p:bg p:spTree',
  'p:bgPr': `${fill} a:effectLst`,
  'p:spTree': `p:nvGrpSpPr p:grpSpPr ${shape}`,
  'p:grpSp': `p:nvGrpSpPr p:grpSpPr ${shape}`,
  'p:nvGrpSpPr': 'p:cNvPr p:cNvGrpSpPr p:nvPr',
  'p:grpSpPr': `a:xfrm ${fill}`,
  'p:sp': 'p:nvSpPr p:spPr p:style p:txBody',
  'p:nvSpPr': 'p:cNvPr p:cNvSpPr p:nvPr',
  'p:cxnSp': 'p:nvCxnSpPr p:spPr p:style',
  'p:nvCxnSpPr': 'p:cNvPr p:cNvCxnSpPr p:nvPr',
  'p:pic': 'p:nvPicPr p:blipFill p:spPr',
  'p:nvPicPr': 'p:cNvPr p:cNvPicPr p:nvPr',
  'p:blipFill': 'a:blip a:srcRect a:stretch',
  'p:graphicFrame': 'p:nvGraphicFramePr p:xfrm a:graphic',
  'p:nvGraphicFramePr': 'p:cNvPr p:cNvGraphicFramePr p:nvPr',
  'p:xfrm': 'a:off a:ext',
  'a:tbl': 'a:tblPr a:tblGrid a:tr',
  'a:tr': 'a:tc',
  'a:tc': 'a:txBody a:tcPr',
  'a:txBody': 'a:bodyPr a:lstStyle a:p',
  'a:tcPr': `a:lnL a:lnR a:lnT a:lnB ${fill}`,
  'p:cNvPr': 'a:hlinkClick a:extLst',
  'p:spPr': `a:xfrm a:custGeom|a:prstGeom ${fill} a:ln a:effectLst`,
  'a:xfrm': 'a:off a:ext a:chOff a:chExt',
  'a:custGeom': 'a:avLst a:gdLst a:ahLst a:cxnLst a:rect a:pathLst',
  'a:ln': `${fill} a:prstDash|a:custDash a:round|a:bevel|a:miter a:headEnd`,
  'a:gradFill': 'a:gsLst a:lin|a:path',
  'p:txBody': 'a:bodyPr a:lstStyle a:p',
  'a:p': 'a:pPr a:r|a:br|a:fld a:endParaRPr',
  'a:r': 'a:rPr a:t',
  'a:pPr':
    'a:lnSpc a:spcBef a:spcAft a:buClr a:buSzPct a:buFont a:buNone|a:buAutoNum|a:buChar a:defRPr',
  'a:rPr': runProperties,
  'a:endParaRPr': runProperties,
  'a:defRPr': runProperties,
  'a:theme': 'a:themeElements a:objectDefaults a:extraClrSchemeLst',
  'a:themeElements': 'a:clrScheme a:fontScheme a:fmtScheme',
  'a:fmtScheme': 'a:fillStyleLst a:lnStyleLst a:effectStyleLst a:bgFillStyleLst',
}

const places = new Map(
  Object.entries(orders).map(([parent, children]) => {
    const entries = children.split(' ').map((entry) => entry.split('|'))
    const pairs = entries.flatMap((names, place) => names.map((name) => [name, place] as const))
    return [parent, new Map(pairs)] as const
  }),
)

/** Where a child stands in its parent: -1 if it may not be there, nothing for parents without an order. */
export function placeOfChild(parent: string, child: string): number | undefined {
  const children = places.get(parent.replace(/lvl\dpPr$/, 'pPr'))
  return children && (children.get(child) ?? -1)
}
