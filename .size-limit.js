// First-load JavaScript of each page, gzipped: the page's entry and everything it imports statically.
import { readdirSync, readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))
const shell = 'index.html'

const budgets = [
  { name: 'login', page: 'src/pages/login/LoginPage.tsx', limit: '115 kB' },
  { name: 'dashboard', page: 'src/pages/home/HomePage.tsx', limit: '134 kB' },
  { name: 'editor', page: 'src/pages/editor/EditorPage.tsx', limit: '208 kB' },
  { name: 'presenter', page: 'src/pages/slideshow/SlideshowPage.tsx', limit: '120 kB' },
]

function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build's manifest: rename it here as well`)
    seen.add(key)
    closure(chunk.imports ?? [], seen)
  }
  return seen
}

const straight = new Set()

/** Modules of chunks that import each other may run before what they need is there. */
function refuseCircles(key, way = []) {
  if (way.includes(key)) {
    const circle = [...way.slice(way.indexOf(key)), key].map((part) => manifest[part].file)
    throw new Error(`Chunks import each other: ${circle.join(' > ')}`)
  }
  if (straight.has(key)) return
  for (const next of manifest[key].imports ?? []) refuseCircles(next, [...way, key])
  straight.add(key)
}

for (const key of Object.keys(manifest)) refuseCircles(key)

const landing = {
  name: 'landing',
  limit: '2 kB',
  gzip: true,
  path: readdirSync('dist/web/assets')
    .filter((name) => /^landing-.*\.js$/.test(name))
    .map((name) => `dist/web/assets/${name}`),
}

const pages = budgets.map(({ name, page, limit }) => ({
  name,
  limit,
  gzip: true,
  path: [...closure([shell, page])].map((key) => `dist/web/${manifest[key].file}`),
}))

export default [landing, ...pages]
