/**
 * Runs `work` on the items, `atOnce` at a time, and yields the results in order. `work` must never
 * reject.
 */
export async function* inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const results: Promise<Result>[] = []
  let stopped = false
  const startNext = () => {
    const item = items[results.length]
    if (stopped || item === undefined) return
    results.push(work(item).finally(startNext))
  }
  for (let lane = 0; lane < atOnce; lane += 1) startNext()
  try {
    for (let place = 0; place < items.length; place += 1) {
      const result = results[place]
      if (!result) return
      yield await result
    }
  } finally {
    stopped = true
  }
}
