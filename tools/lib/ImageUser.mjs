const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGN4+vw1EDFAKABL+grd5j7z9AAAAABJRU5ErkJggg=='

/** Someone who registers, makes a deck and comes back; uses every package that is built for the platform. */
export class ImageUser {
  #cookie = ''
  #deck = 0
  #url = ''
  #email = `ines.${process.pid}@example.org`
  #password = 'harbour-silt-7'

  /** Uses the app for the first time. Resolves to rows of a step, its result and whether it passed. */
  async register(url) {
    this.#url = url
    const names = { firstName: 'Ines', lastName: 'Rocha' }
    const registered = await this.#post('/api/auth/register', {
      email: this.#email,
      password: this.#password,
      ...names,
    })
    const generated = await this.#post('/api/generate', {
      prompt: 'Solar water purifiers for rural clinics',
      slideCount: 5,
      presentationType: 'pitch',
    })
    const { presentation } = await generated.json()
    this.#deck = presentation?.id ?? 0
    const deck = await this.#request(`/api/presentations/${this.#deck}`)
    const form = new FormData()
    form.append('file', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'a.png')
    const upload = await this.#request('/api/uploads', { method: 'POST', body: form })
    const page = await this.#request('/', { headers: { accept: 'text/html' } })
    const version = await (await this.#request('/api/version')).json()
    return [
      ['registers', registered.status, registered.status === 201],
      ['generates a deck of five slides', generated.status, (await countSlides(deck)) === 5],
      ['uploads a picture', upload.status, upload.status < 300],
      ['opens the app', page.status, (await page.text()).includes('<div id="root">')],
      ['reads the version', JSON.stringify(version), /^\d+\.\d+\.\d+/.test(version.version)],
      ...(await this.#exports()),
    ]
  }

  /** Uses it again after a restart. Resolves to the same. */
  async comeBack(url) {
    this.#url = url
    const again = await this.#request(`/api/presentations/${this.#deck}`)
    const password = await this.#post('/api/auth/login', {
      email: this.#email,
      password: this.#password,
    })
    return [
      [
        'is still signed in, and still has the deck',
        again.status,
        (await countSlides(again)) === 5,
      ],
      ['signs in with the password', password.status, password.status === 200],
      ...(await this.#exports()),
    ]
  }

  async #exports() {
    const rows = []
    for (const [format, start] of [
      ['pptx', 'PK'],
      ['pdf', '%PDF-'],
      ['png', '\x89PNG'],
    ]) {
      const slide = format === 'png' ? { slide: 1 } : {}
      const path = `/api/presentations/${this.#deck}/export`
      const exported = await (await this.#post(path, { format, ...slide })).json()
      const file = exported.downloadUrl && (await this.#request(exported.downloadUrl))
      const bytes = file ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
      const hasPassed = bytes.toString('latin1', 0, start.length) === start
      rows.push([
        `downloads ${format}`,
        `${bytes.length} bytes ${exported.message ?? ''}`,
        hasPassed,
      ])
    }
    return rows
  }

  #post(path, body) {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    return this.#request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async #request(path, init = {}) {
    const headers = { ...init.headers, cookie: this.#cookie }
    const response = await fetch(`${this.#url}${path}`, { ...init, headers })
    const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='))
    if (set) this.#cookie = set.split(';')[0]
    return response
  }
}

async function countSlides(response) {
  const { slides = [] } = await response.json()
  return slides.length
}
