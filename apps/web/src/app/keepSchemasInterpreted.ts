const key = '__zod_globalConfig'

/**
 * Keeps zod from compiling schemas with `new Function`, which it probes for once: the content security policy forbids
 * that and reports the attempt. Sets zod's global configuration by key, because zod itself is loaded only where needed.
 */
export function keepSchemasInterpreted(): void {
  const known: unknown = Reflect.get(globalThis, key)
  const config = typeof known === 'object' && known !== null ? known : {}
  Reflect.set(globalThis, key, Object.assign(config, { jitless: true }))
}
