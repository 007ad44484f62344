// HarfBuzz's subsetter, a WebAssembly module without imports: harfbuzzjs ships the module, but its
// JavaScript does not wrap it.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

// Node has WebAssembly, but its type definitions do not.
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
  ): Promise<{ readonly instance: { readonly exports: Readonly<Record<string, unknown>> } }>
}

/** Reduces a font to some of its glyphs, which keep their ids. */
export type Subsetter = (font: Uint8Array, glyphs: Iterable<number>) => Uint8Array

type Call = (...operands: readonly number[]) => number

interface Module {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly call: (name: string) => Call
}

let started: Promise<Subsetter> | undefined

/** Returns the subsetter of this process; the module is compiled once. */
export function loadSubsetter(): Promise<Subsetter> {
  started ??= startSubsetter()
  return started
}

async function startSubsetter(): Promise<Subsetter> {
  const require = createRequire(import.meta.url)
  const bytes = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes)
  const module = moduleOf(instance.exports)
  module.call('_initialize')()
  return (font, glyphs) => subset(module, font, glyphs)
}

// hb-subset.h: HB_SUBSET_FLAGS_NO_HINTING | RETAIN_GIDS | NO_LAYOUT_CLOSURE
const flags = 0x1 | 0x2 | 0x200
// hb-subset.h: HB_SUBSET_SETS_GLYPH_INDEX has a separate function; this is the other set.
const setOfDroppedTables = 3
const memoryModeReadonly = 1

// The text is shaped already, and a PDF has its own tables for names and characters.
const droppedTables = [
  'GSUB',
  'GPOS',
  'GDEF',
  'name',
  'OS/2',
  'post',
  'cmap',
  'STAT',
  'gasp',
  'DSIG',
]

function subset(module: Module, font: Uint8Array, glyphs: Iterable<number>): Uint8Array {
  const { call } = module
  const address = call('malloc')(font.length)
  new Uint8Array(module.memory.buffer).set(font, address)
  const blob = call('hb_blob_create')(address, font.length, memoryModeReadonly, 0, 0)
  const face = call('hb_face_create')(blob, 0)
  const input = call('hb_subset_input_create_or_fail')()
  const kept = call('hb_subset_input_glyph_set')(input)
  for (const glyph of glyphs) call('hb_set_add')(kept, glyph)
  const dropped = call('hb_subset_input_set')(input, setOfDroppedTables)
  for (const tag of droppedTables) call('hb_set_add')(dropped, tagNumber(tag))
  call('hb_subset_input_set_flags')(input, flags)
  const subsetFace = call('hb_subset_or_fail')(face, input)
  try {
    if (subsetFace === 0) throw new Error('HarfBuzz could not subset the font')
    return bytesOf(module, subsetFace)
  } finally {
    call('hb_face_destroy')(subsetFace)
    call('hb_subset_input_destroy')(input)
    call('hb_face_destroy')(face)
    call('hb_blob_destroy')(blob)
    call('free')(address)
  }
}

function bytesOf({ call, memory }: Module, face: number): Uint8Array {
  const blob = call('hb_face_reference_blob')(face)
  const start = call('hb_blob_get_data')(blob, 0)
  const length = call('hb_blob_get_length')(blob)
  // A copy, because the next font reuses the module's memory.
  const bytes = new Uint8Array(memory.buffer).slice(start, start + length)
  call('hb_blob_destroy')(blob)
  return bytes
}

function tagNumber(tag: string): number {
  return [...tag.padEnd(4)].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
}

function moduleOf(exports: Readonly<Record<string, unknown>>): Module {
  const memory = exports['memory']
  if (!hasBuffer(memory)) throw new Error('The subsetter exports no memory')
  return {
    memory,
    call: (name) => {
      const found = exports[name]
      if (typeof found !== 'function') throw new Error(`The subsetter has no ${name}`)
      return (...operands) => Number(found(...operands))
    },
  }
}

function hasBuffer(memory: unknown): memory is { readonly buffer: ArrayBuffer } {
  return typeof memory === 'object' && memory !== null && 'buffer' in memory
}
