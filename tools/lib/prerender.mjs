// Writes the pages that are the same for everybody to dist/web, from the components that the app renders. Called by build.mjs, after the app and its prerendering entry are built.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const web = join(root, 'dist/web')
const built = join(root, 'dist/prerender')

export async function prerender() {
  const { prerenderPages } = await import(join(built, 'prerender.js'))
  const template = readFileSync(join(web, 'index.html'), 'utf8')
  const assets = readdirSync(join(web, 'assets'))
  write(web, await prerenderPages(true), { template, assets })
  writeFileSync(join(web, 'editor.html'), withEditor(template))
  // The same documents for installations without plans, marked for the app.
  const withoutPlans = template.replace('<html ', '<html data-plans="none" ')
  if (withoutPlans === template) throw new Error('index.html has no element to mark')
  const folder = join(web, 'no-plans')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), withoutPlans)
  write(folder, await prerenderPages(false), { template: withoutPlans, assets })
  writeFileSync(join(folder, 'editor.html'), withEditor(withoutPlans))
  rmSync(built, { recursive: true })
}

function write(folder, pages, { template, assets }) {
  for (const { hasApp, file, title, content } of pages) {
    const page = (hasApp ? template : withLandingScript(template, assets))
      .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
      .replace('</head>', () => `${fontLinks(assets)}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`)
    writeFileSync(join(folder, file), page)
  }
}

/** Replaces the app and everything that it preloads by the script of the landing page. */
function withLandingScript(template, assets) {
  const script = assets.find((name) => /^landing-.*\.js$/.test(name))
  return template
    .replaceAll(/ *<(script type="module"|link rel="modulepreload").*\n/g, '')
    .replace(/ *<noscript>.*\n/, '')
    .replace(
      '</head>',
      () => `  <script type="module" src="/assets/${script}"></script>\n  </head>`,
    )
}

/** What the editor runs before a slide is on the canvas, beside the app itself. */
const editorModules = [
  'src/pages/editor/EditorPage.tsx',
  'src/pages/editor/loadAhead.ts',
  'src/features/editor/session/connectLive.ts',
  'src/features/editor/session/repairStored.ts',
  'src/shared/scene/sceneEngine.ts',
]

/** Preloads the editor, whose modules the browser would otherwise find in one another, round trip after round trip. */
function withEditor(template) {
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))
  const chunks = [...importedBy(editorModules, manifest)].map((key) => manifest[key])
  const links = [
    ...chunks.map(({ file }) => `rel="modulepreload" href="./${file}"`),
    ...chunks
      .flatMap(({ assets = [] }) => assets)
      .filter((file) => file.endsWith('.wasm'))
      .map((file) => `rel="preload" as="fetch" href="./${file}"`),
  ]
  const wanted = links.filter((link) => !template.includes(link.slice(link.indexOf('href='))))
  return template.replace(
    '</head>',
    () => `${wanted.map((link) => `  <link ${link} crossorigin />\n  `).join('')}</head>`,
  )
}

/** The modules and all that they import, by their names in the manifest. */
function importedBy(modules, manifest, seen = new Set()) {
  for (const key of modules) {
    if (seen.has(key)) continue
    if (!manifest[key])
      throw new Error(`${key} is not in the build's manifest: rename it here as well`)
    seen.add(key)
    importedBy(manifest[key].imports ?? [], manifest, seen)
  }
  return seen
}

/** Preloads the fonts of the first screen, which the style sheet would request later. */
function fontLinks(assets) {
  return assets
    .filter((name) => name.endsWith('.woff2'))
    .map(
      (name) =>
        `  <link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />\n  `,
    )
    .join('')
}
