import { z } from 'zod'

/** Environment variables for Redis, which several servers share. */
export const redisVariables = z.object({
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.:-]{1,64}$/, { error: 'must look like deckloom or teams:deckloom' })
    .optional(),
})

export interface RedisConfig {
  readonly url: URL
  /** Prefix of every key. */
  readonly prefix: string
}

/** Redis; undefined without it, or a sentence if a part is missing. */
export function redisOf({
  REDIS_URL: url,
  REDIS_PREFIX: prefix,
}: z.infer<typeof redisVariables>): RedisConfig | undefined | string {
  if (url === undefined)
    return prefix === undefined ? undefined : 'REDIS_URL: REDIS_PREFIX needs it'
  return { url: new URL(url), prefix: `${(prefix ?? 'deckloom').replace(/:$/, '')}:` }
}
