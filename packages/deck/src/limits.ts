// The one table of limits: schemas, server, readers, screens and tests read their numbers from here. How often somebody
// may ask is the server's own table, apps/server/src/http/limiter/limits.ts. Free of zod, so that a screen that shows a number
// does not load the schemas.

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const gigabyte = 1024 * megabyte

export const deckLimits = {
  titleLength: 200,
  slides: 300,
  slideTitleLength: 500,
  // 30 of 1,000 by docs/decisions.md: more cannot be read on a slide at any size.
  bullets: 30,
  bulletLength: 1_000,
  visualDescriptionLength: 2_000,
  textElements: 100,
  textLength: 5_000,
  runs: 500,
  listLevels: 5,
  images: 5,
  /** Page units, of the place and the sides of a free element. */
  position: { min: -2_000, max: 4_000 },
  size: { min: 1, max: 4_000 },
  urlLength: 2_048,
  captionLength: 500,
  promptLength: 2_000,
  notesLength: 20_000,
  sectionLength: 80,
  chartPoints: { min: 2, max: 8 },
  chartTitleLength: 120,
  chartLabelLength: 60,
  shapeTextLength: 500,
  table: { rows: { min: 2, max: 13 }, columns: { min: 2, max: 6 }, cellLength: 120 },
  fontSize: { min: 8, max: 72, fallback: 16 },
  textBox: { minWidth: 100, minHeight: 30 },
  image: { minWidth: 100, minHeight: 75 },
  order: { lowest: -1_000, highest: 1_000 },
  icon: { min: 24, max: 600, outlineLength: 4_000 },
  shape: { min: 50, max: 600, maxRadius: 50, maxBorder: 10 },
} as const

/** Bytes of a request's body. */
export const bodyLimits = {
  default: 100 * kilobyte,
  tracking: 2 * kilobyte,
  credentials: 4 * kilobyte,
  report: 8 * kilobyte,
  letter: 32 * kilobyte,
  /** A prompt and the material to write from. */
  generation: 512 * kilobyte,
  webhook: 512 * kilobyte,
  deck: 2 * megabyte,
  /** A picture of 5 MB in its envelope. */
  upload: 5 * megabyte + 16 * kilobyte,
  source: 20 * megabyte,
  import: 50 * megabyte,
} as const

export const accountLimits = {
  nameLength: 80,
  emailLength: 254,
  passwordLength: { min: 8, max: 128 },
  /** Devices that stay signed in; the one that came first is signed out by one more. */
  sessions: 20,
} as const

export const generationLimits = {
  // 20,000 by the decisions on the specification, so that notes can be pasted.
  promptLength: { min: 3, max: 20_000 },
  sourceLength: 200_000,
  /** Files that are read for one deck. */
  sourceFiles: 5,
  slideCount: { min: 5, max: 25, default: 10 },
} as const

export const outlineLimits = {
  entries: generationLimits.slideCount.max,
  titleLength: 200,
  points: 12,
  pointLength: 300,
  audienceLength: 200,
} as const

/** What a picture may be when it is sent; the server stores it smaller where its longer side is above `storedSide`. */
export const uploadLimits = {
  /** A file of exactly this size passes. */
  bytes: 5 * megabyte,
  pixels: 40_000_000,
  side: 8_192,
  /** Of an animation. */
  frames: 200,
  storedSide: 3_840,
  /** Of the square that stands for a person. */
  avatarSide: 512,
  /** Letters of the words that a picture is made from. */
  promptLength: 1_000,
} as const

/** How much of a file is read; beyond it the file is refused, or cut where the answer says so. */
export const readLimits = {
  zip: {
    entries: 5_000,
    /** Bytes of all parts together, counted while they are inflated. */
    unpackedBytes: 250 * megabyte,
    partBytes: 50 * megabyte,
    /** Bytes that one byte may become, from `ratioFrom` bytes on: smaller parts of blanks are common. */
    ratio: 200,
    ratioFrom: megabyte,
  },
  /** Streams of a PDF that are no pictures, and their bytes once they are inflated. */
  pdf: { streams: 50_000, streamBytes: 12 * megabyte, streamsBytes: 100 * megabyte },
  xml: { nodes: 1_000_000, depth: 200 },
  /** Text of a source: UTF-16 units, and bytes as JSON writes it. */
  text: { units: generationLimits.sourceLength, bytes: 430_000 },
  /** What a file of ours keeps of its own slides: the part, and the slides once they are opened. */
  deckData: { partBytes: 4 * megabyte, bytes: 2 * megabyte, slides: deckLimits.slides },
  pages: deckLimits.slides,
  sheetRows: 400,
  sheetColumns: 12,
  pictures: 300,
  pictureBytes: 25 * megabyte,
  /** Of the process that reads one file; the memory is all that it holds, of any kind. */
  timeMs: 30_000,
  memoryMb: 640,
  /** What it says of a file: its words and its pictures. */
  answerBytes: 160 * megabyte,
  atOnce: 2,
} as const

/** Of the thread that reads a text and writes a deck of it. */
export const textLimits = { timeMs: 20_000, memoryMb: 192 } as const

export const exportLimits = {
  bytes: 100 * megabyte,
  timeMs: 60_000,
  memoryMb: 512,
} as const

export const supportLimits = { name: 160, subject: 150, message: 5_000 } as const

/** Of each plan: a deck in the trash is not counted. */
export const planLimits = {
  free: { decks: 100, storageBytes: gigabyte },
  pro: { decks: 10_000, storageBytes: 10 * gigabyte },
  business: { decks: 10_000, storageBytes: 100 * gigabyte },
} as const

export const workspaceLimits = {
  searchLength: 100,
  /** Days since the last change. */
  recentDays: 7,
  /** Days that a deck stays in the trash. */
  trashDays: 30,
  folders: 200,
  /** Folders inside one another, the outermost included. */
  folderDepth: 5,
  nameLength: 80,
  collaborators: 50,
  /** Of one deck, that work at the same time. */
  shareLinks: 20,
  teams: 20,
  teamMembers: 100,
} as const

/** States of a deck that are kept: the newest whole, of older ones some (docs/decisions/0020). */
export const revisionLimits = { newest: 50, days: 30 } as const

export const ownTemplateLimits = { count: 100, name: 80, description: 120 } as const

/** What is kept of a visit; of the page before it, its origin alone. */
export const visitLimits = { pathLength: 512, userAgentLength: 256 } as const
