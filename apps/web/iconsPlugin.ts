import type { Plugin } from 'vite'

/**
 * Numbers the lines of an icon. Lucide keys them with random letters for React, which do not compress and are a fifth of
 * what an icon takes.
 */
export function iconsPlugin(): Plugin {
  return {
    name: 'deckloom:icons',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.mjs$/ },
      handler: (code) => {
        let line = 0
        return { code: code.replaceAll(/\bkey: "\w+"/g, () => `key: "${line++}"`), map: null }
      },
    },
  }
}
