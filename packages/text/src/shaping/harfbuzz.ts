// The HarfBuzz calls that the text engine needs, made directly on the WebAssembly module that
// harfbuzzjs ships. The package's own JavaScript locates the module itself and waits for it during
// import; here the caller supplies the bytes, and glyphs are read without allocating an object for
// each.

type Call = (...args: number[]) => number

export interface HarfBuzz {
  readonly memory: HarfBuzzMemory
  readonly __wasm_call_ctors: Call
  readonly malloc: Call
  readonly free: Call
  readonly hb_blob_create: Call
  readonly hb_face_create: Call
  readonly hb_face_get_upem: Call
  readonly hb_font_create: Call
  readonly hb_font_get_nominal_glyph: Call
  readonly hb_font_get_glyph_extents: Call
  readonly hb_ot_metrics_get_position_with_fallback: Call
  readonly hb_buffer_create: Call
  readonly hb_buffer_clear_contents: Call
  readonly hb_buffer_add_utf16: Call
  readonly hb_buffer_guess_segment_properties: Call
  readonly hb_buffer_set_direction: Call
  readonly hb_buffer_get_length: Call
  readonly hb_buffer_get_glyph_infos: Call
  readonly hb_buffer_get_glyph_positions: Call
  readonly hb_shape: Call
}

interface HarfBuzzMemory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}

/** Imports that the module expects. A type alias, because WebAssembly's own type requires an index signature. */
export type HarfBuzzImports = {
  readonly env: Readonly<Record<string, (value: number) => number>>
  readonly wasi_snapshot_preview1: Readonly<Record<string, () => void>>
}

const calls = [
  '__wasm_call_ctors',
  'malloc',
  'free',
  'hb_blob_create',
  'hb_face_create',
  'hb_face_get_upem',
  'hb_font_create',
  'hb_font_get_nominal_glyph',
  'hb_font_get_glyph_extents',
  'hb_ot_metrics_get_position_with_fallback',
  'hb_buffer_create',
  'hb_buffer_clear_contents',
  'hb_buffer_add_utf16',
  'hb_buffer_guess_segment_properties',
  'hb_buffer_set_direction',
  'hb_buffer_get_length',
  'hb_buffer_get_glyph_infos',
  'hb_buffer_get_glyph_positions',
  'hb_shape',
] as const satisfies readonly (keyof HarfBuzz)[]

const pageBytes = 65_536

/**
 * Starts HarfBuzz. `instantiate` receives the imports and returns the instance's exports. Rejects
 * when they are not those of the `harfbuzz.wasm` from harfbuzzjs.
 */
export async function startHarfBuzz(
  instantiate: (imports: HarfBuzzImports) => Promise<object>,
): Promise<HarfBuzz> {
  let memory: HarfBuzzMemory | undefined
  const exported = await instantiate({
    env: {
      emscripten_resize_heap: (bytes) => (memory ? grow(memory, bytes >>> 0) : 0),
      _abort_js: () => throwStopped(),
      _setitimer_js: () => 0,
      _emscripten_runtime_keepalive_clear: () => 0,
    },
    wasi_snapshot_preview1: { proc_exit: () => throwStopped() },
  })
  if (!isHarfBuzz(exported)) throw new Error('The WebAssembly module is not HarfBuzz')
  memory = exported.memory
  const { __wasm_call_ctors: construct } = exported
  construct()
  return exported
}

function isHarfBuzz(exported: object): exported is HarfBuzz {
  const functions = new Map<string, unknown>(Object.entries(exported))
  return 'memory' in exported && calls.every((name) => typeof functions.get(name) === 'function')
}

/** Returns 1 as the module's `malloc` expects, or 0 when the host is out of memory. */
function grow(memory: HarfBuzzMemory, bytes: number): number {
  const missing = Math.max(bytes, memory.buffer.byteLength * 1.2) - memory.buffer.byteLength
  try {
    memory.grow(Math.ceil(missing / pageBytes))
    return 1
  } catch {
    return 0
  }
}

function throwStopped(): never {
  throw new Error('HarfBuzz stopped')
}
