/** Set by the build: see vite.config.ts. */
declare const builtFromCommit: string | undefined

/** The commit that this build was made from, ending in `-dirty` where files were changed; null where nobody knows. */
export function productCommit(): string | null {
  return (typeof builtFromCommit === 'undefined' ? '' : builtFromCommit) || null
}
