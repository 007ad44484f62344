import { slideSchema } from '@deckloom/deck'
import * as z from 'zod'
import { assistActions } from '../assistActions.ts'
import { writingSettings } from '../requests/decks/generation.ts'
import { presentationTypes } from '../presentationTypes.ts'
import { ownTemplates, templateCategories } from '../templateCategories.ts'
import { count, opaqueId, timestamp } from './common.ts'
import { streamedFailure } from './presentations.ts'

const id = z.int().min(1)

/** A newly created deck. */
export const madeDeck = z.strictObject({ id, title: z.string() })

export const generateAnswer = z.strictObject({
  presentation: madeDeck,
  slides: z.array(slideSchema),
  /** Why a writer other than the model wrote it, or part of it. */
  notice: z.string().exactOptional(),
})

/**
 * The writer of a deck. The embedded writer invents no facts; what a model writes must be checked, as the screen
 * warns.
 */
export const deckWriterView = z.strictObject({
  writer: z.enum(['embedded', 'model']),
  /** The model's name, or `embedded`. */
  model: z.string(),
})

export const outlineEntryView = z.strictObject({
  id: z.string(),
  title: z.string(),
  points: z.array(z.string()),
})

/** What a deck is written from: a source beside the prompt, a prompt that consists of notes, or a topic alone. */
export const promptReading = z.enum(['source', 'notes', 'topic'])

/** A deck that was started but not finished; kept until it is finished or discarded. */
export const openGeneration = deckWriterView.extend({
  id: opaqueId,
  prompt: z.string(),
  slideCount: count,
  presentationType: z.enum(presentationTypes),
  settings: writingSettings,
  title: z.string(),
  entries: z.array(outlineEntryView),
  /** One per entry; null for slides that are not written yet. */
  slides: z.array(slideSchema.nullable()),
})

/** The unfinished deck, if there is one. */
export const openGenerationAnswer = z.strictObject({ generation: openGeneration.nullable() })

const begun = deckWriterView.extend({ type: z.literal('begun') })
const failed = streamedFailure.extend({ type: z.literal('error') })
/** Sent if the model failed and another writer takes over; `message` says why. An outline starts over. */
const fallback = deckWriterView.extend({ type: z.literal('fallback'), message: z.string() })

/**
 * Events of a generation, in this order: `begun` immediately, one `outline`, for each of its titles a `slide` or
 * `slide-failed`, and one `done` if no slide is missing. A `fallback` is sent if a model failed and another writer
 * takes over. An `error` may come at any point and is the last event. Sent as server-sent events named by `type`.
 */
export const generationEvent = z.discriminatedUnion('type', [
  begun,
  deckWriterView.extend({
    type: z.literal('outline'),
    /** Id of the generation, which is kept until it is finished. */
    id: z.string(),
    title: z.string(),
    titles: z.array(z.string()),
    reading: promptReading,
  }),
  fallback,
  z.strictObject({ type: z.literal('slide'), index: count, slide: slideSchema }),
  streamedFailure.extend({ type: z.literal('slide-failed'), index: count }),
  z.strictObject({ type: z.literal('done'), presentation: madeDeck }),
  failed,
])

/** Events of an outline as it is written: `begun`, the title, the entries, `ready`; or an `error`. */
export const outlineEvent = z.discriminatedUnion('type', [
  begun,
  fallback,
  z.strictObject({ type: z.literal('head'), title: z.string() }),
  z.strictObject({ type: z.literal('entry'), entry: outlineEntryView }),
  z.strictObject({ type: z.literal('ready'), generation: openGeneration }),
  failed,
])

/** A suggested version of a slide, with a short label for the difference. */
export const assistVersion = z.strictObject({ label: z.string(), slide: slideSchema })

export const assistAnswer = z.strictObject({
  action: z.enum(assistActions),
  /** Which writer did the work; `embedded` adds no content to the slide. */
  writer: z.enum(['embedded', 'model']),
  versions: z.array(assistVersion),
  /** Why there are no versions: a sentence for the user. */
  reason: z.string().exactOptional(),
})

/** A deck that was imported from a file. */
export const importedPresentation = z.strictObject({
  presentation: madeDeck,
  slideCount: count,
  /** What was changed or left out, in slide order. */
  notes: z.array(
    z.strictObject({
      /** Number of the slide in the file, from 1; absent for notes about the whole file. */
      slide: id.exactOptional(),
      text: z.string(),
    }),
  ),
})

/** The text extracted from a file, for the `source` of a generation. */
export const readSource = z.strictObject({
  name: z.string(),
  /** Markdown or plain text. */
  text: z.string(),
  /** Sentences about what was left out. */
  notes: z.array(z.string()),
})

const category = z.enum([...templateCategories, ownTemplates])

/** A template in the gallery. */
export const templateItem = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category,
  /** Null if the cover is drawn. */
  thumbnail: z.string().nullable(),
  isPremium: z.boolean(),
  isPopular: z.boolean(),
  createdAt: timestamp,
  slideCount: count,
  /** Its first slide, for the preview on its card. */
  cover: slideSchema,
})

/** A template with all of its slides. */
export const template = templateItem.omit({ cover: true }).extend({ slides: z.array(slideSchema) })

/** The number of templates in a category. */
export const categoryTotal = z.strictObject({ category, total: count })

/** A stored picture. Its size is in pixels. */
export const storedPicture = z.strictObject({
  id: z.string(),
  url: z.string(),
  width: id,
  height: id,
})

export const generateImageAnswer = z.strictObject({
  /** URL of the first picture. */
  imageUrl: z.string(),
  /** One picture from a model, or several to choose from by the embedded illustrator. */
  pictures: z.array(
    storedPicture.extend({
      /** What it shows, where that is known and need not be what was asked for. */
      description: z.string().optional(),
    }),
  ),
})

export const stockPhoto = z.strictObject({
  id: z.string(),
  urls: z.strictObject({ small: z.string(), regular: z.string() }),
  alt_description: z.string().nullable(),
  description: z.string().nullable(),
  user: z.strictObject({ name: z.string() }),
})

export const stockSearchAnswer = z.strictObject({ results: z.array(stockPhoto) })

/** Where pictures come from: the embedded parts, or services for which the administrator has set keys. */
export const pictureSources = z.strictObject({
  generation: z.enum(['embedded', 'model']),
  stock: z.enum(['embedded', 'unsplash']),
})
