const starts =
  /^\s*(?:import\s|export\s|const\s|let\s|var\s|def\s|class\s|function\b|return\b|if\s*\(|for\s*\(|while\s*\(|else\b|elif\s|try\s*[:{]|#include\b|#!|package\s|using\s|public\s|private\s|SELECT\s|INSERT\s|UPDATE\s|FROM\s|WHERE\s|<\/?[a-z][\w-]*(?:\s[^>]*)?>|\/\/|\/\*|\*\/|--\s|@\w+|\$\s|diff\s|@@\s|\+\+\+\s|---\s\S|[)}\]]+[;,)]*\s*$)/u
const ends = /[;{}]\s*$|=>\s*$|\)\s*:\s*$|\\$/u
const settings = /^\s*(?:- )?["']?[\w.-]+["']?\s*[:=]\s*\S*/u
const calls = /[\w.]+\([^)]*\)|\w\s(?:=|==|===|!=|\+=|&&|\|\|)\s\w/u

/** Whether a text is a piece of a program or of its settings, whose signs mean something else than in Markdown. */
export function looksLikeCode(text: string): boolean {
  const lines = withoutFences(text.slice(0, 20_000).split('\n')).filter(
    (line) => line.trim() !== '',
  )
  if (lines.length === 0) return false
  const count = (isCode: (line: string) => boolean) => lines.filter(isCode).length / lines.length
  const written = count((line) => starts.test(line) || ends.test(line) || calls.test(line))
  return written >= 0.4 || (lines.length > 2 && count(isSetting) >= 0.7)
}

// Words after a colon are prose: "Where: every third well".
function isSetting(line: string): boolean {
  return settings.test(line) && !/[.!?]\s*$/u.test(line) && line.trim().split(/\s+/u).length <= 4
}

// Code within Markdown is marked as such.
function withoutFences(lines: readonly string[]): readonly string[] {
  let isInside = false
  return lines.filter((line) => {
    const isFence = /^\s{0,3}(?:```|~~~)/u.test(line)
    if (isFence) isInside = !isInside
    return !isFence && !isInside
  })
}
