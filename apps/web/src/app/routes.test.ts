import { pages } from '@deckloom/contract'
import { expect, test } from 'vitest'

test('the router has exactly the pages that the server answers with 200', async () => {
  const { default: source } = await import('./Routes.tsx?raw')
  const routed = [...source.matchAll(/path(?:=|: )["']([^"']+)["']/g)].flatMap(([, path = '']) =>
    path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path],
  )

  expect(routed.toSorted()).toEqual([...pages].toSorted())
})
