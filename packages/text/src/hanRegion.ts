/** The region whose Han glyph forms are used: one code point can look different in each region. */
export type HanRegion = 'simplified' | 'traditional' | 'japanese' | 'korean'

const kana = /[\u3041-\u30FF\u31F0-\u31FF\uFF66-\uFF9D]/g
const hangul = /[\u1100-\u11FF\u3131-\u318E\uAC00-\uD7A3]/g
const han = /\p{Script=Han}/u

// The most common characters that occur only in simplified or only in traditional Chinese.
const onlySimplified =
  /[这个们来时会国说学对发为动过还进样种从经关问题两点业员书东车长门间见现实战华图团场报电话语读写让给线级红约细组织终结构练习网络联职节药艺范荐获营风飞马鱼鸟龙龟齿义乐买卖头币帅师应开张当态总惯戏执扩护拥择据损换摄数断无旧显术机杀权条极标树档检测济浅涨满灵热爱独环产画监盘确离积称稳穷竞笔简类紧续维缩罗罢胜脑脸触订计认讨议记讲许论设访证评识诉词试该详请课调谈谢财责败货质贯费贸资赛赞赢趋转轮软较载辑输达迁迟适选递遗邮邻释铁银销锁错键镇闭闻阅队阳际陆险随难雾静页项顺须顾预领频颜额验骤齐]/g
const onlyTraditional =
  /[這個們來時會國說學對發為動過還進樣種從經關問題兩點業員書東車長門間見現實戰華圖團場報電話語讀寫讓給線級紅約細組織終結構練習網絡聯職節藥藝範薦獲營風飛馬魚鳥龍龜齒義樂買賣頭幣帥師應開張當態總慣戲執擴護擁擇據損換攝數斷無舊顯術機殺權條極標樹檔檢測濟淺漲滿靈熱愛獨環產畫監盤確離積稱穩窮競筆簡類緊續維縮羅罷勝腦臉觸訂計認討議記講許論設訪證評識訴詞試該詳請課調談謝財責敗貨質貫費貿資賽贊贏趨轉輪軟較載輯輸達遷遲適選遞遺郵鄰釋鐵銀銷鎖錯鍵鎮閉聞閱隊陽際陸險隨難霧靜頁項順須顧預領頻顏額驗驟齊]/g

/**
 * Returns the region whose glyph forms suit a text. Kana make it Japanese and hangul Korean; without either, the
 * characters tell simplified from traditional Chinese.
 */
export function hanRegionOf(text: string): HanRegion {
  const [japanese, korean] = [countOf(kana, text), countOf(hangul, text)]
  if (japanese + korean > 0) return japanese >= korean ? 'japanese' : 'korean'
  if (!han.test(text)) return 'simplified'
  return countOf(onlyTraditional, text) > countOf(onlySimplified, text)
    ? 'traditional'
    : 'simplified'
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}
