import { area, text, type SlotTable } from './slot.ts'

/** Eyebrow and title of every layout whose content starts below them. */
const contentHead = {
  eyebrow: text('eyebrow', [60, 36, 712, 20], { size: 16, floor: 14 }),
  title: text('title', [60, 60, 896, 92], { size: 40, floor: 28 }),
}

/** Where every layout puts its parts, page units. Footers are the same everywhere: see footer.ts. */
export const layoutSlots = {
  cover: {
    eyebrow: text('eyebrow', [60, 60, 620, 22], { size: 18, floor: 14 }),
    title: text('display', [60, 138, 596, 276], { size: 76, floor: 46, anchor: 'bottom' }),
    lead: text('lead', [60, 432, 528, 110], { size: 26, floor: 20 }),
    meta: text('label', [60, 594, 620, 24], { size: 18, floor: 15 }),
  },
  coverPicture: {
    image: area([704, 0, 496, 675]),
    eyebrow: text('eyebrow', [60, 60, 528, 22], { size: 18, floor: 14 }),
    title: text('display', [60, 150, 596, 258], { size: 68, floor: 46, anchor: 'bottom' }),
    lead: text('lead', [60, 432, 528, 110], { size: 26, floor: 20 }),
    meta: text('label', [60, 594, 528, 24], { size: 18, floor: 15 }),
  },
  section: {
    number: text('number', [54, 66, 344, 200], { size: 210, floor: 104 }),
    title: text('section', [60, 300, 620, 180], { size: 60, floor: 40, anchor: 'bottom' }),
    lead: text('lead', [60, 504, 528, 90], { size: 26, floor: 20 }),
  },
  agenda: {
    fill: area([0, 0, 440, 675]),
    eyebrow: text('eyebrow', [60, 36, 332, 20], { size: 16, floor: 14 }),
    title: text('section', [60, 60, 332, 240], { size: 56, floor: 40 }),
    agenda: area([496, 72, 644, 534]),
  },
  statement: {
    eyebrow: text('eyebrow', [152, 180, 804, 22], { size: 16, floor: 14 }),
    title: text('statement', [152, 216, 804, 286], { size: 62, floor: 36 }),
  },
  list: {
    ...contentHead,
    bullets: text('bullets', [60, 186, 988, 420], { size: 24, floor: 18 }),
  },
  listSide: {
    fill: area([0, 0, 440, 675]),
    eyebrow: text('eyebrow', [60, 36, 332, 20], { size: 16, floor: 14 }),
    title: text('title', [60, 60, 332, 330], { size: 42, floor: 28 }),
    bullets: text('bullets', [496, 66, 644, 540], { size: 24, floor: 18 }),
  },
  listPicture: {
    eyebrow: text('eyebrow', [60, 36, 528, 20], { size: 16, floor: 14 }),
    title: text('title', [60, 60, 596, 138], { size: 40, floor: 28 }),
    bullets: text('bullets', [60, 222, 584, 384], { size: 24, floor: 18 }),
    image: area([704, 0, 496, 675]),
  },
  listBand: {
    image: area([0, 0, 1200, 276]),
    title: text('title', [60, 312, 436, 186], { size: 40, floor: 28 }),
    bullets: text('bullets', [520, 312, 620, 294], { size: 24, floor: 18 }),
  },
  sideBySide: {
    image: area([60, 60, 528, 546]),
    eyebrow: text('eyebrow', [624, 60, 400, 20], { size: 16, floor: 14 }),
    title: text('title', [624, 90, 516, 138], { size: 40, floor: 28 }),
    bullets: text('bullets', [624, 246, 516, 360], { size: 24, floor: 18 }),
  },
  fullPicture: {
    image: area([0, 0, 1200, 675]),
    scrim: area([0, 180, 1200, 495]),
    eyebrow: text('eyebrow', [60, 390, 712, 22], { size: 16, floor: 14 }),
    title: text('section', [60, 420, 804, 130], { size: 56, floor: 40 }),
    lead: text('lead', [60, 562, 712, 62], { size: 24, floor: 20 }),
  },
  chart: {
    ...contentHead,
    chart: area([60, 180, 700, 432]),
    bullets: text('bullets', [796, 186, 344, 420], { size: 21, floor: 18 }),
  },
  chartOnly: {
    ...contentHead,
    chart: area([60, 180, 1080, 432]),
  },
  quote: {
    mark: area([244, 84, 84, 66]),
    quote: text('quote', [244, 174, 712, 294], { size: 44, floor: 28, anchor: 'middle' }),
    attribution: text('attribution', [244, 486, 712, 56], { size: 20, floor: 18 }),
  },
  twoColumn: {
    ...contentHead,
    leftTitle: text('cardTitle', [60, 189, 504, 39], { size: 29, floor: 20 }),
    left: text('bullets', [60, 240, 504, 366], { size: 22, floor: 18 }),
    divider: area([599, 192, 1.25, 414]),
    rightTitle: text('cardTitle', [630, 189, 504, 39], { size: 29, floor: 20 }),
    right: text('bullets', [630, 240, 504, 366], { size: 22, floor: 18 }),
  },
  bigNumber: {
    eyebrow: { ...contentHead.eyebrow },
    number: text('number', [54, 150, 712, 186], { size: 200, floor: 104, anchor: 'bottom' }),
    title: text('title', [60, 354, 620, 104], { size: 36, floor: 28 }),
    body: text('body', [60, 480, 620, 126], { size: 22, floor: 18 }),
    side: area([808, 168, 332, 432]),
  },
  bigNumberAlone: {
    number: text('number', [54, 120, 528, 400], { size: 200, floor: 104, anchor: 'middle' }),
    title: text('title', [630, 72, 510, 192], { size: 44, floor: 28, anchor: 'bottom' }),
    body: text('body', [630, 294, 510, 312], { size: 26, floor: 18 }),
  },
  kpiRow: {
    ...contentHead,
    kpis: area([60, 234, 1080, 342]),
  },
  comparison: {
    ...contentHead,
    left: area([60, 186, 522, 420]),
    right: area([618, 186, 522, 420]),
  },
  timeline: {
    ...contentHead,
    timeline: area([60, 192, 1080, 414]),
  },
  process: {
    ...contentHead,
    steps: area([60, 222, 1080, 366]),
  },
  cards: {
    ...contentHead,
    card1: area([60, 192, 344, 402]),
    card2: area([428, 192, 344, 402]),
    card3: area([796, 192, 344, 402]),
  },
  quotePortrait: {
    image: area([0, 0, 440, 675]),
    mark: area([496, 96, 66, 52]),
    quote: text('quote', [496, 150, 644, 348], { size: 38, floor: 28, anchor: 'middle' }),
    attribution: text('attribution', [496, 516, 620, 56], { size: 20, floor: 18 }),
  },
  team: {
    ...contentHead,
    team: area([60, 192, 1080, 408]),
  },
  table: {
    ...contentHead,
    table: area([60, 186, 1080, 420]),
  },
  closing: {
    eyebrow: text('eyebrow', [60, 60, 620, 22], { size: 18, floor: 14 }),
    title: text('section', [60, 150, 596, 240], { size: 64, floor: 40, anchor: 'bottom' }),
    lead: text('lead', [60, 414, 552, 100], { size: 31, floor: 20 }),
    contact: area([60, 540, 596, 80]),
  },
  closingPoints: {
    eyebrow: text('eyebrow', [60, 60, 620, 22], { size: 18, floor: 14 }),
    title: text('section', [60, 90, 596, 174], { size: 64, floor: 40, anchor: 'bottom' }),
    points: area([60, 294, 596, 312]),
  },
} as const satisfies Readonly<Record<string, SlotTable>>
