// The recipe of the house cloth: fir ground, one weld warp in six, one madder weft in eight, woad and chalk rarer.
const fir = 'var(--cloth-fir)'
const light = 'var(--cloth-fir-light)'
const weld = 'var(--cloth-weld)'
const madder = 'var(--cloth-madder)'
const woad = 'var(--cloth-woad)'
const chalk = 'var(--cloth-chalk)'
const mint = 'var(--cloth-mint)'

/** Tall panel beside a form: woven above, bare warp below. */
export const panelCloth = {
  cols: 11,
  rows: 16,
  cell: 58,
  gap: 8,
  warp: [fir, fir, weld, fir, fir, fir, chalk, fir],
  weft: [light, light, madder, light, light, light, woad, light],
  fringeY: 10,
} as const

/** Wide band with its loose weft on the left. */
export const bandCloth = {
  cols: 17,
  rows: 7,
  cell: 50,
  gap: 7,
  warp: [fir, weld, fir, chalk, fir, fir, weld, fir, fir],
  weft: [light, madder, light, light, chalk, light, woad],
  fringeX: 5,
  reach: 5,
} as const

/** Edge of a panel; long enough for a wide one, cropped on its right. */
export const stripCloth = {
  cols: 60,
  rows: 2,
  cell: 17,
  gap: 3,
  warp: [fir, weld, fir, chalk],
  weft: [madder, light],
} as const

/** The torn cloth of a missing page: one warp was dropped. */
export const tornCloth = {
  cols: 11,
  rows: 13,
  cell: 69.5,
  gap: 9,
  warp: [fir, fir, fir, fir, fir, fir, fir, fir, fir, weld],
  weft: [light, madder, mint, light, woad, light, madder, mint],
  fringeX: 2,
  reach: 2,
} as const

/** A scrap with a fringe, for empty states; in the colors of the mark, so it follows the mode. */
export const scrapCloth = {
  cols: 9,
  rows: 4,
  cell: 18,
  gap: 2,
  warp: ['var(--thread-1)', 'var(--thread-2)', 'var(--thread-1)', 'var(--thread-1)'],
  weft: ['var(--thread-3)', 'var(--primary-soft)'],
  fringeX: 4,
  reach: 4,
} as const
