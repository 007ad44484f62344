import { pages } from '@deckloom/contract'
import { expect, test } from 'vitest'

test('the router has exactly the pages that the server answers with the app', async () => {
  const { default: often } = await import('./Routes.tsx?raw')
  const { default: rarely } = await import('./RareRoutes.tsx?raw')
  const routed = [...`${often}${rarely}`.matchAll(/path(?:=|: )["']([^"']+)["']/g)].flatMap(
    ([, path = '']) =>
      path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path],
  )

  const known: readonly string[] = pages
  expect([
    ...known.filter((path) => !routed.includes(path)).map(withoutRoute),
    ...routed.filter((path) => !known.includes(path)).map(withoutAnswer),
  ]).toEqual([])
})

function withoutRoute(path: string): string {
  return `Nothing is shown at ${path}: add a route to apps/web/src/app/Routes.tsx`
}

function withoutAnswer(path: string): string {
  return `The server answers ${path} with 404: add it to packages/contract/src/pages.ts`
}
