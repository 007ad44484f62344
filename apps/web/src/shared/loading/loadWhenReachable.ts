export interface Network {
  /** Whether the server answers at all. */
  readonly isReachable: () => Promise<boolean>
  /** Resolves when it is worth another try. */
  readonly pause: () => Promise<void>
}

/** How often code may fail to load from a server that answers: then that build is gone for good. */
const mostFailures = 2

/**
 * Loads code that is needed now. Without a network it waits: an error would take the whole editor away from somebody
 * who has just gone offline, with what they are typing.
 */
export async function loadWhenReachable<Code>(
  load: () => Promise<Code>,
  { isReachable, pause }: Network,
): Promise<Code> {
  let failures = 0
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after another
      return await load()
    } catch (error) {
      // oxlint-disable-next-line no-await-in-loop -- asked after each failure
      if (await isReachable()) failures += 1
      if (failures === mostFailures) throw error
      // oxlint-disable-next-line no-await-in-loop -- the next try comes later
      await pause()
    }
  }
}
