const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGN4+vw1EDFAKABL+grd5j7z9AAAAABJRU5ErkJggg=='

/** Somebody who registers, makes a deck and comes back: everything that needs a package made for the platform is used. */
export class NewcomerToImage {
  #cookie = ''
  #deck = 0
  #url = ''
  #email = `ines.${process.pid}@example.org`
  #password = 'harbour-silt-7'

  /** What was done, what was seen, and whether it is right. */
  async begin(url) {
    this.#url = url
    const names = { firstName: 'Ines', lastName: 'Rocha' }
    const joined = await this.#post('/api/auth/register', {
      email: this.#email,
      password: this.#password,
      ...names,
    })
    const made = await this.#post('/api/generate', {
      prompt: 'Solar water purifiers for rural clinics',
      slideCount: 5,
      presentationType: 'pitch',
    })
    const { presentation } = await made.json()
    this.#deck = presentation?.id ?? 0
    const deck = await this.#ask(`/api/presentations/${this.#deck}`)
    const form = new FormData()
    form.append('file', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'a.png')
    const sent = await this.#ask('/api/uploads', { method: 'POST', body: form })
    const page = await this.#ask('/', { headers: { accept: 'text/html' } })
    const version = await (await this.#ask('/api/version')).json()
    return [
      ['registers', joined.status, joined.status === 201],
      ['has a deck of five slides written', made.status, (await slidesIn(deck)) === 5],
      ['sends a picture', sent.status, sent.status < 300],
      ['opens the app', page.status, (await page.text()).includes('<div id="root">')],
      ['asks for the version', JSON.stringify(version), /^\d+\.\d+\.\d+/.test(version.version)],
      ...(await this.#exports()),
    ]
  }

  async comeBack(url) {
    this.#url = url
    const again = await this.#ask(`/api/presentations/${this.#deck}`)
    const password = await this.#post('/api/auth/login', {
      email: this.#email,
      password: this.#password,
    })
    return [
      ['is still signed in, and the deck is there', again.status, (await slidesIn(again)) === 5],
      ['signs in with the password', password.status, password.status === 200],
      ...(await this.#exports()),
    ]
  }

  async #exports() {
    const seen = []
    for (const [format, start] of [
      ['pptx', 'PK'],
      ['pdf', '%PDF-'],
      ['png', '\x89PNG'],
    ]) {
      const slide = format === 'png' ? { slide: 1 } : {}
      const path = `/api/presentations/${this.#deck}/export`
      const answer = await (await this.#post(path, { format, ...slide })).json()
      const file = answer.downloadUrl && (await this.#ask(answer.downloadUrl))
      const bytes = file ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
      const isRight = bytes.toString('latin1', 0, start.length) === start
      seen.push([`downloads ${format}`, `${bytes.length} bytes ${answer.message ?? ''}`, isRight])
    }
    return seen
  }

  #post(path, body) {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    return this.#ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async #ask(path, init = {}) {
    const headers = { ...init.headers, cookie: this.#cookie }
    const answer = await fetch(`${this.#url}${path}`, { ...init, headers })
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='))
    if (set) this.#cookie = set.split(';')[0]
    return answer
  }
}

async function slidesIn(answer) {
  const { slides = [] } = await answer.json()
  return slides.length
}
