import { pictureMessages, uploadLimits } from '@deckloom/contract'
import { z } from 'zod'
import { Failure } from '../../http/errors/failure.ts'
import { fetchBytes } from '../../platform/outbound/fetchBytes.ts'
import { type PreparedPicture, preparePicture } from '../../platform/pictures/preparePicture.ts'
import type { Illustrator } from './pictureSources.ts'
import { providerFailure } from './providerFailure.ts'

export interface ImageModel {
  /** Of an OpenAI-compatible API, such as https://api.openai.com/v1. */
  readonly baseUrl: URL
  readonly model: string
  readonly apiKey: string | undefined
}

const answerSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().optional(), url: z.string().optional() })).min(1),
})

const timeLimitMs = 60_000
/** Base64 adds a third. */
const answerBytes = 24 * 1024 * 1024
const failed = pictureMessages.notMade

/** Requests pictures from an image model; they are decoded and re-encoded like uploads. */
export function createModelIllustrator(config: ImageModel): Illustrator {
  const { baseUrl, model, apiKey } = config
  const trusted = new Set([baseUrl.origin])
  return {
    source: 'model',
    model,
    draw: async ({ prompt }, signal) => {
      const answer = await fetchBytes({
        url: `${baseUrl.href.replace(/\/$/, '')}/images/generations`,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, prompt, n: 1, ...shapeFor(model) }),
        trusted,
        maxBytes: answerBytes,
        timeLimitMs,
        signal,
      })
      if (typeof answer === 'string') return providerFailure(answer, failed)
      if (answer.status !== 200) return providerFailure(answer.status, failed)
      const bytes = await pictureIn(answer.bytes, trusted)
      if (bytes instanceof Failure) return bytes
      const prepared: PreparedPicture | string = await preparePicture(bytes)
      return typeof prepared === 'string' ? new Failure('provider_bad_output', failed) : [prepared]
    },
  }
}

/** The size nearest to 16:9 that each family of models supports. */
function shapeFor(model: string) {
  return model.startsWith('dall-e')
    ? { size: '1792x1024', response_format: 'b64_json' }
    : { size: '1536x1024' }
}

async function pictureIn(
  answer: Buffer,
  trusted: ReadonlySet<string>,
): Promise<Uint8Array | Failure> {
  const parsed = answerSchema.safeParse(jsonOf(answer))
  const [made] = parsed.data?.data ?? []
  if (made?.b64_json !== undefined) return Buffer.from(made.b64_json, 'base64')
  if (made?.url === undefined) return new Failure('provider_bad_output', failed)
  const picture = await fetchBytes({
    url: made.url,
    trusted,
    maxBytes: uploadLimits.bytes * 4,
    timeLimitMs: 20_000,
  })
  if (typeof picture === 'string') return providerFailure(picture, failed)
  return picture.status === 200 ? picture.bytes : providerFailure(picture.status, failed)
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
