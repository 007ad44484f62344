import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { endpointsPlugin } from './endpointsPlugin.ts'
import { iconsPlugin } from './iconsPlugin.ts'

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`

// Small and wanted together. Every chunk that a page loads costs each process of the browser some work, whatever it
// holds, and left alone modules with a different set of readers each have a chunk of their own.
const shell = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'fields',
    test: /shared[\\/](place|send|sessionExpiry|queryClient|api)\.ts$|(ui[\\/]src[\\/](fields|buttons|brand)|shared[\\/](nav|brand))[\\/](Field|fieldClass|TextField|PasswordField|Checkbox|Button|buttonClass|WorkingIcon|Mark|Logo|Copyright|SkipLink|usePageTitle)\.tsx?$/,
  },
]

const editorIcons = new RegExp(
  String.raw`node_modules[\\/]lucide-react[\\/].*icons[\\/](?:align-|arrow-(?:down|up)-to-line|bold|bookmark-|bring-to-front|clipboard-paste|copy-plus|corner-down-right|crop|group|history|image-up|italic|lock-open|messages-square|move-up-right|paint|panels-top-left|pen-tool|remove-formatting|reply|replace|rotate-|ruler|scissors|send-to-back|shapes|slash|spline|split|square-(?:dashed|x)|step-|strikethrough|swatch-book|text-align|underline|ungroup)[^\\/]*$`,
)

// What only a few parts read stays with them. They hold what is listed alone: with all that it imports, any of them
// would bring half of the product.
const shared = [
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, minShareCount: 8 },
  // Most of the editor's parts share its actions, and nothing else has their icons.
  { name: 'editorIcons', test: editorIcons, minShareCount: 3 },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/].*icons[\\/]/, minShareCount: 3 },
  {
    name: 'account',
    test: /@radix-ui[\\/]react-(compose-refs|slot)[\\/]|ui[\\/]src[\\/](commandLetter|menus[\\/](Menu|menuContext)|tooltips[\\/](Tooltip|TooltipTurn)|buttons[\\/]IconButton)\.tsx?$|shared[\\/](navLinks|session[\\/](personName|Avatar)|nav[\\/]AvatarMenu)\.tsx?$/,
  },
  {
    name: 'layers',
    test: /@radix-ui[\\/](primitive|react-(primitive|context|use-(layout-effect|callback-ref|effect-event|controllable-state)|presence|dismissable-layer|focus-scope|portal|id))[\\/]/,
  },
  {
    name: 'floating',
    test: /@floating-ui[\\/]|@radix-ui[\\/]react-(popper|visually-hidden|use-size)[\\/]/,
  },
  {
    name: 'drawing',
    test: /packages[\\/]render-react[\\/]src|scene[\\/]src[\\/](textStroke|pathAlpha)|shared[\\/]scene[\\/](useScene|SlideView|SceneSvg|typesetter)\.|presentationQuery/,
  },
  {
    name: 'deck',
    test: /packages[\\/](deck[\\/]src[\\/](defaults|newSlide|page|sections|arrangements|colorPattern|text[\\/](isStorableText|runs|bullets))|scene[\\/]src[\\/](turnedBoxes|elements[\\/]keepOnPage))\.ts$/,
  },
  {
    // Only who lays slides out, edits them or comments on them reads their elements; the dashboard does not.
    name: 'elements',
    test: /packages[\\/](deck[\\/]src[\\/](renameKeys|elements[\\/](groups|lines|ownSize|slideContent|tableMerges|visual|visuals))|scene[\\/]src[\\/]elementBounds)\.ts$|shared[\\/](valueStore|comments[\\/]discussion|scene[\\/](boxStyle|pagePoints))\.ts$/,
  },
  {
    name: 'editing',
    test: /(packages[\\/]editor[\\/]src|features[\\/]editor)[\\/]/,
    minShareCount: 5,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

export default defineConfig({
  // Scripts and style sheets find each other wherever the installation is; documents are placed by the server.
  base: './',
  plugins: [endpointsPlugin(), iconsPlugin(), react(), tailwindcss()],
  resolve: {
    alias: {
      'react-style-singleton': resolve(import.meta.dirname, 'src/styles/styleSingleton.ts'),
    },
  },
  server: { port: 5173, proxy: { '/api': { target: server, ws: true }, '/healthz': server } },
  // Tests read the tokens; other style sheets are nothing to them.
  test: { css: { include: /tokens\.css/ } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    // Every browser that runs this code preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Routes are written into the calls that name them, in whichever chunk those are.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: { groups: [...shell, ...shared] },
      },
    },
  },
})
