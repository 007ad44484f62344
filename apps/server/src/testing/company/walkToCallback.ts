/** Follows the provider's pages like a browser; resolves to the callback URL. */
export async function walkToCallback(first: string, home: string): Promise<URL> {
  const jar = new Map<string, string>()
  let url = new URL(first)
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const next = answer.headers.get('location')
    if (next === null)
      throw new Error(`The provider stopped: ${answer.status} ${await answer.text()}`)
    url = new URL(next, url)
    if (url.origin === home) return url
  }
  throw new Error('The provider sends people in circles')
}
