import { execFileSync } from 'node:child_process'
import { defineConfig } from 'vite'
import bundles from './bundles.json' with { type: 'json' }

/** Where the sources are: images are built without a repository, and name it in DECKLOOM_COMMIT. */
function commit(): string {
  const named = process.env['DECKLOOM_COMMIT']
  if (named) return named
  try {
    const describe = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
    return execFileSync('git', describe, { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/** The server as plain ES modules: `main.js` and the scripts of the processes beside it. */
export default defineConfig({
  define: { builtFromCommit: JSON.stringify(commit()) },
  build: {
    ssr: true,
    outDir: '../../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: bundles,
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: {
    // Workspace packages are TypeScript source and must be bundled; what is installed stays where it is.
    noExternal: [/^@deckloom\//],
  },
})
