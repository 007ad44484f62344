import { z } from 'zod'

/** What the environment says about how the server is watched. */
export const observeVariables = z.object({
  DISK_MIN_FREE_MB: z.coerce.number().int().min(0).max(1_000_000_000).default(100),
})

export interface ObserveConfig {
  /** With less room in `DATA_DIR` the server says that it is not ready. */
  readonly minFreeBytes: number
}

export function observeConfigOf(values: z.infer<typeof observeVariables>): ObserveConfig {
  return { minFreeBytes: values.DISK_MIN_FREE_MB * 1024 ** 2 }
}
