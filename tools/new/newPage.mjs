// The three places of a new page: its component, its path, which the server answers with the app, and its route in the app.
import { insertLines } from './insertLines.mjs'
import { camelCase, sentenceCase } from './names.mjs'

const folder = 'apps/web/src/pages'
const paths = 'packages/contract/src/pages.ts'
const routes = 'apps/web/src/app/Routes.tsx'

/** What `npm run new -- page <name>` writes: a page at `/<name>` for people who are signed in. */
export function newPage(name) {
  const id = camelCase(name)
  const component = `${id.charAt(0).toUpperCase()}${id.slice(1)}Page`
  return [
    { path: `${folder}/${id}/${component}.tsx`, text: page(component, sentenceCase(name)) },
    {
      path: paths,
      text: insertLines(paths, [
        [/(?<=export const pages = \[(?:(?!\n\]).)*\n)\]/s, `  '/${name}',\n`],
      ]),
      isKnown: true,
    },
    {
      path: routes,
      text: insertLines(routes, [
        [/\nconst PublicPricingPage/, lazyImport(id, component)],
        [
          /(?<=const guarded = \[(?:(?!\n\]).)*\n)\]/s,
          `  { path: '/${name}', page: ${component} },\n`,
        ],
      ]),
      isKnown: true,
    },
  ]
}

const page = (component, title) => `/** Composes; what it does is in a feature. */
export function ${component}() {
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-8 md:px-8">
      <h1 className="font-display text-h1">${title}</h1>
    </main>
  )
}
`

const lazyImport = (id, component) => `const ${component} = lazy(async () => ({
  default: (await import('../pages/${id}/${component}.tsx')).${component},
}))
`
