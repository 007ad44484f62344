// The single table of limits: schemas, server, readers, screens and tests take their numbers from here. Rate limits are
// the server's own table, apps/server/src/http/limiter/limits.ts. Free of zod, so that a screen that shows a number
// does not load the schemas.

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const gigabyte = 1024 * megabyte

export const deckLimits = {
  titleLength: 200,
  slides: 300,
  slideTitleLength: 500,
  // 30 of 1,000 characters, as set in docs/decisions.md: more is unreadable on a slide at any size.
  bullets: 30,
  bulletLength: 1_000,
  visualDescriptionLength: 2_000,
  textElements: 100,
  textLength: 5_000,
  runs: 500,
  listLevels: 5,
  /** Pictures on a slide. */
  images: 5,
  /** Pictures, charts, shapes, icons and lines on a slide. */
  visuals: 100,
  /** Position and side lengths of a free element, in page units. */
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
  eyebrowLength: 80,
  table: {
    rows: { min: 2, max: 13 },
    columns: { min: 2, max: 6 },
    cellLength: 120,
    /** Width of a column, relative to the other columns' widths. */
    columnWidth: { min: 0.01, max: 1 },
  },
  fontSize: { min: 8, max: 72, fallback: 16 },
  fontFamilyLength: 60,
  /** Baseline to baseline, as a multiple of single spacing. */
  lineSpacing: { min: 0.7, max: 3 },
  /** Space above each paragraph but the first, in page units. */
  paragraphSpacing: { min: 0, max: 100 },
  textBox: { minWidth: 100, minHeight: 30 },
  image: { minWidth: 100, minHeight: 75, maxRadius: 300 },
  /** Least side of the region that a picture is cropped to, as a share of the picture's. */
  cropSide: 0.02,
  order: { lowest: -1_000, highest: 1_000 },
  /** Groups around an element. */
  groupLevels: 8,
  icon: { min: 24, max: 600, outlineLength: 4_000 },
  shape: { min: 50, max: 600, maxRadius: 50, maxBorder: 10 },
  /** The outline of a freeform: the sides of its box in grid steps, and characters of the path. */
  freeform: { grid: 10_000, pathLength: 8_000 },
  /** Width of a line in page units, and the connection sites that an element may have. */
  line: { width: { min: 0.5, max: 40 }, sites: 64 },
} as const

/** Maximum request body sizes, in bytes. */
export const bodyLimits = {
  default: 100 * kilobyte,
  tracking: 2 * kilobyte,
  credentials: 4 * kilobyte,
  report: 8 * kilobyte,
  letter: 32 * kilobyte,
  /** A prompt and its source material. */
  generation: 512 * kilobyte,
  webhook: 512 * kilobyte,
  deck: 2 * megabyte,
  /** A picture of 5 MB plus its multipart envelope. */
  upload: 5 * megabyte + 16 * kilobyte,
  source: 20 * megabyte,
  import: 50 * megabyte,
} as const

export const accountLimits = {
  nameLength: 80,
  emailLength: 254,
  passwordLength: { min: 8, max: 128 },
  /** Devices that stay signed in; one more signs out the oldest. */
  sessions: 20,
} as const

export const generationLimits = {
  // 20,000 as set in the decisions on the specification, so that notes can be pasted.
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

/** Limits on an uploaded picture; the server downscales it if its longer side exceeds `storedSide`. */
export const uploadLimits = {
  /** A file of exactly this size is accepted. */
  bytes: 5 * megabyte,
  pixels: 40_000_000,
  side: 8_192,
  /** Frames of an animation. */
  frames: 200,
  storedSide: 3_840,
  /** Side of the square profile picture. */
  avatarSide: 512,
  /** Characters in the prompt for a picture. */
  promptLength: 1_000,
} as const

/** How much of a file is read. A larger file is rejected, or truncated if the result says so. */
export const readLimits = {
  zip: {
    entries: 5_000,
    /** Bytes of all parts together, counted while inflating. */
    unpackedBytes: 250 * megabyte,
    partBytes: 50 * megabyte,
    /** Maximum compression ratio, applied from `ratioFrom` bytes on: small parts full of blanks are common. */
    ratio: 200,
    ratioFrom: megabyte,
  },
  /** Number of PDF streams other than pictures, and their inflated size, each and in total. */
  pdf: { streams: 50_000, streamBytes: 12 * megabyte, streamsBytes: 100 * megabyte },
  xml: { nodes: 1_000_000, depth: 200 },
  /** Text of a source: UTF-16 code units, and bytes as JSON. */
  text: { units: generationLimits.sourceLength, bytes: 430_000 },
  /** Slide data embedded in our own files: the part, and the slides once decrypted. */
  deckData: { partBytes: 4 * megabyte, bytes: 2 * megabyte, slides: deckLimits.slides },
  pages: deckLimits.slides,
  sheetRows: 400,
  sheetColumns: 12,
  pictures: 300,
  pictureBytes: 25 * megabyte,
  /** Limits on the process that reads one file; the memory is its total, of any kind. */
  timeMs: 30_000,
  memoryMb: 640,
  /** Size of its result: the text and pictures of the file. */
  answerBytes: 160 * megabyte,
  atOnce: 2,
} as const

/** Limits on the thread that reads a text and writes a deck from it. */
export const textLimits = { timeMs: 20_000, memoryMb: 192 } as const

export const exportLimits = {
  bytes: 100 * megabyte,
  timeMs: 60_000,
  memoryMb: 512,
} as const

/** Comments on one deck. Deleted comments count until their thread is gone. */
export const commentLimits = {
  threads: 500,
  commentsPerThread: 100,
  commentsPerDeck: 2_000,
  /** Characters of a comment. */
  textLength: 2_000,
  /** People mentioned in one comment. */
  mentions: 10,
  /** Teams mentioned in one comment. */
  teamMentions: 5,
  /** Characters kept of the words that a thread is on. */
  quoteLength: 200,
  /** Characters in the name of the element that a thread is on. */
  elementNameLength: 120,
} as const

export const supportLimits = { name: 160, subject: 150, message: 5_000 } as const

/** Limits per plan; a deck in the trash does not count. */
export const planLimits = {
  free: { decks: 100, storageBytes: gigabyte },
  pro: { decks: 10_000, storageBytes: 10 * gigabyte },
  business: { decks: 10_000, storageBytes: 100 * gigabyte },
} as const

export const workspaceLimits = {
  searchLength: 100,
  /** Days since the last change. */
  recentDays: 7,
  /** Days a deck stays in the trash. */
  trashDays: 30,
  folders: 200,
  /** Nesting depth of folders, including the outermost. */
  folderDepth: 5,
  nameLength: 80,
  /** Characters of a message to the owner of a deck. */
  messageLength: 500,
  collaborators: 50,
  /** Active links per deck. */
  shareLinks: 20,
  /** Days for which the email addresses that visitors of a link gave stay in the share dialog. */
  guestDays: 365,
  /** People with accounts who may come to a deck by one link. */
  linkMembers: 500,
  teams: 20,
  teamMembers: 100,
} as const

/** Stored revisions of a deck: the newest are all kept, older ones are thinned out (docs/decisions/0020). */
export const revisionLimits = { newest: 50, days: 30 } as const

export const ownTemplateLimits = { count: 100, name: 80, description: 120 } as const

/** What is stored of a visit; of the referring page, only its origin. */
export const visitLimits = { pathLength: 512, userAgentLength: 256 } as const
