/** A module with an icon among those that it imports, in alphabetical order. */
export function withIcon(text, icon) {
  return text.replace(/import \{([^}]*)\} from 'lucide-react'/u, (_, list) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
    if (!names.includes(icon)) {
      const at = names.findIndex((name) => bare(name) > bare(icon))
      names.splice(at < 0 ? names.length : at, 0, icon)
    }
    const line = `import { ${names.join(', ')} } from 'lucide-react'`
    return line.length <= 100
      ? line
      : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from 'lucide-react'`
  })
}

const bare = (name) => name.replace(/^type /u, '').toLowerCase()
