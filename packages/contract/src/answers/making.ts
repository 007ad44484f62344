import { slideSchema } from '@deckloom/deck'
import * as z from 'zod'
import { assistActions } from '../assistActions.ts'
import { writingSettings } from '../requests/decks/generation.ts'
import { presentationTypes } from '../presentationTypes.ts'
import { ownTemplates, templateCategories } from '../templateCategories.ts'
import { count, opaqueId, timestamp } from './common.ts'
import { streamedFailure } from './presentations.ts'

const id = z.int().min(1)

/** A deck that was made, by its id and its name. */
export const madeDeck = z.strictObject({ id, title: z.string() })

export const generateAnswer = z.strictObject({
  presentation: madeDeck,
  slides: z.array(slideSchema),
  /** Why another writer than the model wrote it, or a part of it. */
  notice: z.string().exactOptional(),
})

/** Who writes a deck. The embedded writer invents no facts; what a model says must be checked, and the screen says so. */
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

/** What a deck is written from: a source beside the prompt, a prompt that is notes itself, or a topic alone. */
export const promptReading = z.enum(['source', 'notes', 'topic'])

/** A deck that is begun and not finished: kept until it is, or until it is discarded. */
export const openGeneration = deckWriterView.extend({
  id: opaqueId,
  prompt: z.string(),
  slideCount: count,
  presentationType: z.enum(presentationTypes),
  settings: writingSettings,
  title: z.string(),
  entries: z.array(outlineEntryView),
  /** As many as entries; null where none is written yet. */
  slides: z.array(slideSchema.nullable()),
})

/** The deck that is begun and not finished, if there is one. */
export const openGenerationAnswer = z.strictObject({ generation: openGeneration.nullable() })

const begun = deckWriterView.extend({ type: z.literal('begun') })
const failed = streamedFailure.extend({ type: z.literal('error') })
/** The model failed, and another writer goes on; why, as a sentence. An outline begins anew. */
const fallback = deckWriterView.extend({ type: z.literal('fallback'), message: z.string() })

/**
 * What a generation streams, in this order: `begun` at once, one `outline`, for each of its titles a `slide` or why it
 * could not be written, one `done` if none is missing; a `fallback` where a model failed and another writer goes on; or
 * an `error` at any point, after which nothing follows. Sent as server-sent events named by `type`.
 */
export const generationEvent = z.discriminatedUnion('type', [
  begun,
  deckWriterView.extend({
    type: z.literal('outline'),
    /** Of the generation, which is kept until it is finished. */
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

/** An outline as it is written: `begun`, the title, the entries, `ready`; or an `error`. */
export const outlineEvent = z.discriminatedUnion('type', [
  begun,
  fallback,
  z.strictObject({ type: z.literal('head'), title: z.string() }),
  z.strictObject({ type: z.literal('entry'), entry: outlineEntryView }),
  z.strictObject({ type: z.literal('ready'), generation: openGeneration }),
  failed,
])

/** A slide as it could be, with what is different in a few words. */
export const assistVersion = z.strictObject({ label: z.string(), slide: slideSchema })

export const assistAnswer = z.strictObject({
  action: z.enum(assistActions),
  /** Who worked: `embedded` adds nothing to what the slide says. */
  writer: z.enum(['embedded', 'model']),
  versions: z.array(assistVersion),
  /** Why there are none: a sentence for the person. */
  reason: z.string().exactOptional(),
})

/** A deck that was made from a file. */
export const importedPresentation = z.strictObject({
  presentation: madeDeck,
  slideCount: count,
  /** What was changed or left out, in the order of the slides. */
  notes: z.array(
    z.strictObject({
      /** Number of the slide in the file, from 1; absent for what is about the whole. */
      slide: id.exactOptional(),
      text: z.string(),
    }),
  ),
})

/** What the server read from a file, for the `source` of a generation. */
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
  /** Null: the cover is drawn. */
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

/** How many templates a category holds. */
export const categoryTotal = z.strictObject({ category, total: count })

/** A picture that the server stores. Pixels. */
export const storedPicture = z.strictObject({
  id: z.string(),
  url: z.string(),
  width: id,
  height: id,
})

export const generateImageAnswer = z.strictObject({
  /** Of the first picture. */
  imageUrl: z.string(),
  /** One from a model, a few to choose from by the embedded illustrator. */
  pictures: z.array(storedPicture),
})

export const stockPhoto = z.strictObject({
  id: z.string(),
  urls: z.strictObject({ small: z.string(), regular: z.string() }),
  alt_description: z.string().nullable(),
  description: z.string().nullable(),
  user: z.strictObject({ name: z.string() }),
})

export const stockSearchAnswer = z.strictObject({ results: z.array(stockPhoto) })

/** Where pictures come from: the product's own parts, or services that the administrator set keys of. */
export const pictureSources = z.strictObject({
  generation: z.enum(['embedded', 'model']),
  stock: z.enum(['embedded', 'unsplash']),
})
