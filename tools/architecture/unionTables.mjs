// `union-tables`: a table whose keys are members of a union is typed by that union, so that the compiler reports missing and
// unknown keys. The rule has no types: it finds unions by how they are spelled, and a table belongs to a union if every
// key of the table is a member.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readImports } from './importGraph.mjs'

const root = resolve(import.meta.dirname, '../..')
const word = String.raw`'[^'\n]+'`
const spellings = [
  // type A = 'a' | 'b', also in the middle of another type
  new RegExp(String.raw`${word}(?:\s*\|\s*${word})+`, 'g'),
  // ['a', 'b'] as const, z.enum(['a', 'b'])
  new RegExp(String.raw`\[\s*${word}(?:,\s*${word})+,?\s*\](?=\s*as const)`, 'g'),
  new RegExp(String.raw`(?<=z\s*\.enum\()\[\s*${word}(?:,\s*${word})+,?\s*\]`, 'g'),
]

let unions
/** Every union of literals in the source: its members, its name if it has one, and its file. */
function readUnions() {
  if (unions) return unions
  unions = []
  for (const file of readImports(root).keys()) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const spelling of spellings)
      for (const { 0: found, index } of text.matchAll(spelling)) {
        const members = new Set([...found.matchAll(/'([^'\n]+)'/g)].map(([, member]) => member))
        unions.push({ members, name: nameBefore(text, index), file })
      }
  }
  return unions
}

/** The name that the statement before a position declares. */
function nameBefore(text, index) {
  const lead = text.slice(Math.max(0, index - 80), index)
  const [, name] = /(?:type|const)\s+(\w+)\s*=[\s|]*(?:z\s*\.enum\()?$/.exec(lead) ?? []
  return name
}

/** Whether a type is `Record<string, …>`, also readonly or partial, or `{ [key: string]: … }`. */
function takesAnyKey(type) {
  if (type?.type === 'TSTypeReference') {
    const [first] = type.typeArguments?.params ?? []
    if (type.typeName.name === 'Record') return first?.type === 'TSStringKeyword'
    return ['Readonly', 'Partial'].includes(type.typeName.name) && takesAnyKey(first)
  }
  return (
    type?.type === 'TSTypeLiteral' &&
    type.members.some(
      ({ type: kind, parameters }) =>
        kind === 'TSIndexSignature' &&
        parameters[0]?.typeAnnotation?.typeAnnotation.type === 'TSStringKeyword',
    )
  )
}

/** The keys of an object; undefined if one is computed or spread from another object. */
function keysOf(object) {
  const keys = object.properties.map(({ type, key, computed }) =>
    type !== 'Property' || computed ? undefined : (key.name ?? String(key.value)),
  )
  return keys.every((key) => key !== undefined) ? keys : undefined
}

/** The union that contains all keys of a table, preferably one with a name. */
function unionOf(keys) {
  const known = readUnions().filter(({ members }) => keys.every((key) => members.has(key)))
  return known.find(({ name }) => name) ?? known[0]
}

function adviceFor(table, keys, { name, members, file }) {
  const record = `Record<${name ? `the members of ${name}` : [...members].map((member) => `'${member}'`).join(' | ')}, …>`
  const type = members.size === keys.length ? record : `Partial<${record}>`
  return `The keys of ${table} are members of a union in ${file}: type it as ${type}, so that the compiler checks them`
}

export const unionTables = {
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'ObjectExpression' || !takesAnyKey(id.typeAnnotation?.typeAnnotation))
        return
      const keys = keysOf(init) ?? []
      const union = keys.length > 1 ? unionOf(keys) : undefined
      if (union) context.report({ node: id, message: adviceFor(id.name, keys, union) })
    },
  }),
}
