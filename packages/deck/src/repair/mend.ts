import type { z } from 'zod'
import { isStorableText } from '../text/isStorableText.ts'
import { isRecord, type Path, removeAt, setAt, valueAt } from './values.ts'

type Issue = z.core.$ZodIssue

/** Attempts at one path before its parent is removed too. */
const patience = 3

/** Corrects one fault of a slide, or removes the smallest part that contains it. */
export function mend(root: Record<string, unknown>, issue: Issue, tries: number): void {
  const { path } = issue
  if (tries >= patience) {
    removeAt(root, path.slice(0, Math.max(1, path.length - 1 - (tries - patience))))
    return
  }
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) removeAt(root, [...path, key])
    return
  }
  if (issue.code === 'invalid_union') {
    mendUnion(root, issue, tries)
    return
  }
  const value = valueAt(root, path)
  const mended = mendValue(value, issue)
  if (mended === undefined || Object.is(mended, value)) removeAt(root, path)
  else setAt(root, path, mended)
}

// The union branch closest to the value tells what is wrong with it.
function mendUnion(
  root: Record<string, unknown>,
  issue: z.core.$ZodIssueInvalidUnion,
  tries: number,
) {
  const branch = issue.errors.find((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type'),
  )
  const [first] = branch ?? []
  if (first) mend(root, { ...first, path: [...issue.path, ...first.path] }, tries)
  else mendPrimitive(root, issue.path)
}

function mendPrimitive(root: Record<string, unknown>, path: Path) {
  const value = valueAt(root, path)
  if (typeof value === 'number' || typeof value === 'boolean') setAt(root, path, String(value))
  else removeAt(root, path)
}

function mendValue(value: unknown, issue: Issue): unknown {
  if (value === undefined) return missingValue(issue)
  if (issue.code === 'invalid_type') return ofType(value, issue.expected)
  if (issue.code === 'too_big') return atMost(value, Number(issue.maximum))
  if (issue.code === 'too_small' && typeof value === 'number') return Number(issue.minimum)
  return issue.code === 'custom' && typeof value === 'string' ? storable(value) : undefined
}

function missingValue(issue: Issue): unknown {
  if (issue.code === 'invalid_value') return issue.values[0]
  return issue.code === 'invalid_type' ? missing.get(issue.expected)?.() : undefined
}

const missing = new Map<string, () => unknown>([
  ['string', () => ''],
  ['number', () => 0],
  ['int', () => 0],
  ['object', () => ({})],
  ['array', () => []],
])

function ofType(value: unknown, expected: string): unknown {
  switch (expected) {
    case 'string':
      return typeof value === 'number' ? String(value) : undefined
    case 'number':
    case 'int':
      return asNumber(value)
    case 'boolean':
      return booleans.get(value)
    case 'array':
      return isRecord(value) ? Object.values(value) : undefined
    default:
      return undefined
  }
}

const booleans = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
])

// Sizes were sometimes written as text: '18px'.
function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : Number(value)
  return Number.isFinite(number) ? Math.round(number) : undefined
}

function atMost(value: unknown, most: number): unknown {
  if (typeof value === 'string') return storable(value.slice(0, most))
  if (Array.isArray(value)) return value.slice(0, most)
  return typeof value === 'number' ? most : undefined
}

function storable(text: string): string {
  if (isStorableText(text)) return text
  return Array.from(text).filter(isStorableText).join('')
}
