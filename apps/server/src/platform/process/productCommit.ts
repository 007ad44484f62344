/** Set by the build: see vite.config.ts. */
declare const builtFromCommit: string | undefined

/**
 * The commit that this build was made from, with `-dirty` if files were changed; null if unknown.
 */
export function productCommit(): string | null {
  return (typeof builtFromCommit === 'undefined' ? '' : builtFromCommit) || null
}
