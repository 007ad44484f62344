const fill = 'a:noFill|a:solidFill|a:gradFill|a:blipFill|a:pattFill|a:grpFill'
const shapes = 'p:sp|p:grpSp|p:graphicFrame|p:cxnSp|p:pic|p:contentPart'
const effects = 'a:effectLst|a:effectDag'
const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `a:lvl${level}pPr`).join(' ')
const shapeProperties = `a:xfrm a:custGeom|a:prstGeom ${fill} a:ln ${effects} a:scene3d a:sp3d a:extLst`
const line = `${fill} a:prstDash|a:custDash a:round|a:bevel|a:miter a:headEnd a:tailEnd a:extLst`
const text = 'a:bodyPr a:lstStyle a:p'
const runProperties =
  `a:ln ${fill} ${effects} a:highlight a:uLnTx|a:uLn a:uFillTx|a:uFill a:latin a:ea a:cs a:sym` +
  ' a:hlinkClick a:hlinkMouseOver a:rtl a:extLst'
const labels =
  'c:numFmt c:spPr c:txPr c:dLblPos c:showLegendKey c:showVal c:showCatName c:showSerName' +
  ' c:showPercent c:showBubbleSize c:separator c:showLeaderLines c:leaderLines c:extLst'
const axis =
  'c:axId c:scaling c:delete c:axPos c:majorGridlines c:minorGridlines c:title c:numFmt' +
  ' c:majorTickMark c:minorTickMark c:tickLblPos c:spPr c:txPr c:crossAx c:crosses|c:crossesAt'
const plots =
  'c:barChart|c:lineChart|c:areaChart|c:pieChart|c:doughnutChart|c:scatterChart|c:radarChart'

/**
 * Children in schema order (ISO/IEC 29500-1, annex A), for elements whose children must be in order. Names joined by a
 * bar may appear in any order among themselves. PowerPoint repairs files that differ.
 */
const orders: Readonly<Record<string, string>> = {
  'p:presentation':
    'p:sldMasterIdLst p:notesMasterIdLst p:handoutMasterIdLst p:sldIdLst p:sldSz p:notesSz p:smartTags' +
    ' p:embeddedFontLst p:custShowLst p:photoAlbum p:custDataLst p:kinsoku p:defaultTextStyle' +
    ' p:modifyVerifier p:extLst',
  'p:sldMaster': 'p:cSld p:clrMap p:sldLayoutIdLst p:transition p:timing p:hf p:txStyles p:extLst',
  'p:sldLayout': 'p:cSld p:clrMapOvr p:transition p:timing p:hf p:extLst',
  'p:sld': 'p:cSld p:clrMapOvr p:transition|mc:AlternateContent p:timing p:extLst',
  'p:notesMaster': 'p:cSld p:clrMap p:hf p:notesStyle p:extLst',
  'p:notes': 'p:cSld p:clrMapOvr p:extLst',
  'p:cSld': 'p:bg p:spTree p:custDataLst p:controls p:extLst',
  'p:bg': 'p:bgPr|p:bgRef',
  'p:bgPr': `${fill} ${effects} p:extLst`,
  'p:clrMapOvr': 'a:masterClrMapping|a:overrideClrMapping',
  'p:cmLst': 'p:cm',
  'p:cm': 'p:pos p:text p:extLst',
  'p:cmAuthorLst': 'p:cmAuthor',
  'p:cmAuthor': 'p:extLst',
  'p:txStyles': 'p:titleStyle p:bodyStyle p:otherStyle p:extLst',
  'p:spTree': `p:nvGrpSpPr p:grpSpPr ${shapes} p:extLst`,
  'p:grpSp': `p:nvGrpSpPr p:grpSpPr ${shapes} p:extLst`,
  'p:nvGrpSpPr': 'p:cNvPr p:cNvGrpSpPr p:nvPr',
  'p:grpSpPr': `a:xfrm ${fill} ${effects} a:scene3d a:extLst`,
  'p:sp': 'p:nvSpPr p:spPr p:style p:txBody p:extLst',
  'p:nvSpPr': 'p:cNvPr p:cNvSpPr p:nvPr',
  'p:cxnSp': 'p:nvCxnSpPr p:spPr p:style p:extLst',
  'p:nvCxnSpPr': 'p:cNvPr p:cNvCxnSpPr p:nvPr',
  'p:pic': 'p:nvPicPr p:blipFill p:spPr p:style p:extLst',
  'p:nvPicPr': 'p:cNvPr p:cNvPicPr p:nvPr',
  'p:graphicFrame': 'p:nvGraphicFramePr p:xfrm a:graphic p:extLst',
  'p:nvGraphicFramePr': 'p:cNvPr p:cNvGraphicFramePr p:nvPr',
  'p:xfrm': 'a:off a:ext',
  'p:blipFill': 'a:blip a:srcRect a:tile|a:stretch',
  'p:cNvPr': 'a:hlinkClick a:hlinkHover a:extLst',
  'p:spPr': shapeProperties,
  'p:txBody': text,
  'a:graphic': 'a:graphicData',
  'a:xfrm': 'a:off a:ext a:chOff a:chExt',
  'a:custGeom': 'a:avLst a:gdLst a:ahLst a:cxnLst a:rect a:pathLst',
  'a:ln': line,
  'a:lnL': line,
  'a:lnR': line,
  'a:lnT': line,
  'a:lnB': line,
  'a:gradFill': 'a:gsLst a:lin|a:path a:tileRect',
  'a:txBody': text,
  'a:bodyPr':
    'a:prstTxWarp a:noAutofit|a:normAutofit|a:spAutoFit a:scene3d a:sp3d|a:flatTx a:extLst',
  'a:lstStyle': `a:defPPr ${levels} a:extLst`,
  'p:titleStyle': `a:defPPr ${levels} a:extLst`,
  'p:bodyStyle': `a:defPPr ${levels} a:extLst`,
  'p:otherStyle': `a:defPPr ${levels} a:extLst`,
  'p:notesStyle': `a:defPPr ${levels} a:extLst`,
  'a:p': 'a:pPr a:r|a:br|a:fld a:endParaRPr',
  'a:r': 'a:rPr a:t',
  'a:br': 'a:rPr',
  'a:fld': 'a:rPr a:pPr a:t',
  'a:pPr':
    'a:lnSpc a:spcBef a:spcAft a:buClrTx|a:buClr a:buSzTx|a:buSzPct|a:buSzPts a:buFontTx|a:buFont' +
    ' a:buNone|a:buAutoNum|a:buChar|a:buBlip a:tabLst a:defRPr a:extLst',
  'a:rPr': runProperties,
  'a:endParaRPr': runProperties,
  'a:defRPr': runProperties,
  'a:tbl': 'a:tblPr a:tblGrid a:tr',
  'a:tblPr': `${fill} ${effects} a:tableStyle|a:tableStyleId a:extLst`,
  'a:tr': 'a:tc a:extLst',
  'a:tc': 'a:txBody a:tcPr a:extLst',
  'a:tcPr': `a:lnL a:lnR a:lnT a:lnB a:lnTlToBr a:lnBlToTr a:cell3D ${fill} a:headers a:extLst`,
  'a:theme': 'a:themeElements a:objectDefaults a:extraClrSchemeLst a:custClrLst a:extLst',
  'a:themeElements': 'a:clrScheme a:fontScheme a:fmtScheme a:extLst',
  'a:clrScheme':
    'a:dk1 a:lt1 a:dk2 a:lt2 a:accent1 a:accent2 a:accent3 a:accent4 a:accent5 a:accent6 a:hlink' +
    ' a:folHlink a:extLst',
  'a:fontScheme': 'a:majorFont a:minorFont a:extLst',
  'a:majorFont': 'a:latin a:ea a:cs a:font a:extLst',
  'a:minorFont': 'a:latin a:ea a:cs a:font a:extLst',
  'a:fmtScheme': 'a:fillStyleLst a:lnStyleLst a:effectStyleLst a:bgFillStyleLst',
  'c:chartSpace':
    'c:date1904 c:lang c:roundedCorners mc:AlternateContent c:style c:clrMapOvr c:pivotSource' +
    ' c:protection c:chart c:spPr c:txPr c:externalData c:printSettings c:userShapes c:extLst',
  'c:chart':
    'c:title c:autoTitleDeleted c:pivotFmts c:view3D c:floor c:sideWall c:backWall c:plotArea c:legend' +
    ' c:plotVisOnly c:dispBlanksAs c:showDLblsOverMax c:extLst',
  'c:title': 'c:tx c:layout c:overlay c:spPr c:txPr c:extLst',
  'c:tx': 'c:strRef|c:rich',
  'c:rich': text,
  'c:txPr': text,
  'c:spPr': shapeProperties,
  'c:plotArea': `c:layout ${plots} c:valAx|c:catAx|c:dateAx|c:serAx c:dTable c:spPr c:extLst`,
  'c:layout': 'c:manualLayout c:extLst',
  'c:manualLayout': 'c:layoutTarget c:xMode c:yMode c:wMode c:hMode c:x c:y c:w c:h c:extLst',
  'c:barChart':
    'c:barDir c:grouping c:varyColors c:ser c:dLbls c:gapWidth c:overlap c:serLines c:axId c:extLst',
  'c:lineChart':
    'c:grouping c:varyColors c:ser c:dLbls c:dropLines c:hiLowLines c:upDownBars c:marker c:smooth' +
    ' c:axId c:extLst',
  'c:areaChart': 'c:grouping c:varyColors c:ser c:dLbls c:dropLines c:axId c:extLst',
  'c:pieChart': 'c:varyColors c:ser c:dLbls c:firstSliceAng c:extLst',
  'c:doughnutChart': 'c:varyColors c:ser c:dLbls c:firstSliceAng c:holeSize c:extLst',
  'c:ser':
    'c:idx c:order c:tx c:spPr c:invertIfNegative c:pictureOptions c:marker c:explosion c:dPt c:dLbls' +
    ' c:trendline c:errBars c:cat c:val c:smooth c:shape c:extLst',
  'c:dPt':
    'c:idx c:invertIfNegative c:marker c:bubble3D c:explosion c:spPr c:pictureOptions c:extLst',
  'c:dLbls': `c:dLbl c:delete ${labels}`,
  'c:dLbl': `c:idx c:delete c:layout c:tx ${labels}`,
  'c:cat': 'c:strRef|c:numRef|c:strLit|c:numLit|c:multiLvlStrRef',
  'c:val': 'c:numRef|c:numLit',
  'c:strRef': 'c:f c:strCache c:extLst',
  'c:numRef': 'c:f c:numCache c:extLst',
  'c:strCache': 'c:ptCount c:pt c:extLst',
  'c:numCache': 'c:formatCode c:ptCount c:pt c:extLst',
  'c:catAx': `${axis} c:auto c:lblAlgn c:lblOffset c:tickLblSkip c:tickMarkSkip c:noMultiLvlLbl c:extLst`,
  'c:valAx': `${axis} c:crossBetween c:majorUnit c:minorUnit c:dispUnits c:extLst`,
  'c:scaling': 'c:logBase c:orientation c:max c:min c:extLst',
  'c:legend': 'c:legendPos c:legendEntry c:layout c:overlay c:spPr c:txPr c:extLst',
  'c:externalData': 'c:autoUpdate',
  'c15:datalabelsRange': 'c15:f c15:dlblRangeCache',
  'c15:dlblRangeCache': 'c:ptCount c:pt',
}

const places = new Map(
  Object.entries(orders).map(([parent, children]) => {
    const entries = children.split(' ').map((entry) => entry.split('|'))
    const pairs = entries.flatMap((names, place) => names.map((name) => [name, place] as const))
    return [parent, new Map(pairs)] as const
  }),
)

/** Returns the position of a child in its parent: -1 if it is not allowed, undefined for parents without an order. */
export function placeOfChild(parent: string, child: string): number | undefined {
  const children = places.get(parent.replace(/lvl\dpPr$/, 'pPr'))
  return children && (children.get(child) ?? -1)
}
