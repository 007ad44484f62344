import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createGuardedFetch } from './createGuardedFetch.ts'

test('gives up an address that takes the call and never shakes hands', async () => {
  const silent = createServer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const address = silent.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')

  const asked = createGuardedFetch(50)(`https://127.0.0.1:${address.port}/v1`, { method: 'POST' })

  await expect(asked).rejects.toThrow('No connection within 50 ms')
})
