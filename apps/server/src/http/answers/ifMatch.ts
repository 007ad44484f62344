import { Failure } from '../errors/failure.ts'

/** The version that a write is based on; undefined if the client accepts any. */
export function ifMatch(header: string | undefined): number | undefined | Failure {
  if (header === undefined || header.trim() === '*') return undefined
  const version = /^(?:W\/)?"([1-9]\d{0,8})"$/.exec(header.trim())?.[1]
  if (version === undefined)
    return new Failure('validation_failed', 'If-Match must name one version')
  return Number(version)
}

/** A version as an entity tag. */
export function entityTag(version: number): string {
  return `"${version}"`
}
