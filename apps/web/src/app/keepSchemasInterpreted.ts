const key = '__zod_globalConfig'

/**
 * zod tries once whether it may compile its schemas with `new Function`; the content security policy forbids that and
 * reports the attempt. Its configuration is set by its name, because zod itself is loaded only where it is needed.
 */
export function keepSchemasInterpreted(): void {
  const known: unknown = Reflect.get(globalThis, key)
  const config = typeof known === 'object' && known !== null ? known : {}
  Reflect.set(globalThis, key, Object.assign(config, { jitless: true }))
}
