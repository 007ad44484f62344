// Copies the slide fonts out of their packages, so that the browser gets the same bytes that the server
// shapes text with.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

export function copyFonts(target = join(root, 'apps/web/public/fonts')) {
  const faces = JSON.parse(readFileSync(join(root, 'packages/text/src/faces.json'), 'utf8'))
  mkdirSync(target, { recursive: true })
  for (const face of faces) {
    copyFileSync(join(root, 'node_modules', face.package, face.path), join(target, face.file))
  }
}

if (process.argv[1] === import.meta.filename) copyFonts()
