import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** The origin and challenge of a request. */
interface Asked {
  readonly challenge: string
  readonly origin: string
}

const flags = { present: 1, verified: 4, attested: 64 } as const

/** A software authenticator: one passkey with a key pair of its own. Responds like a browser. */
export class SoftAuthenticator {
  readonly id = randomBytes(16)
  counter = 0
  readonly #rpId: string
  readonly #key: KeyObject
  readonly #point: { readonly x: Buffer; readonly y: Buffer }
  #userHandle = ''

  constructor(rpId: string) {
    this.#rpId = rpId
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  /** Creates the passkey for an account. */
  register({ challenge, origin }: Asked, userHandle: string, verified = true) {
    this.#userHandle = userHandle
    const key = Buffer.concat([
      // A map of five: EC2, ES256, P-256, x, y.
      Buffer.from('a5010203262001215820', 'hex'),
      this.#point.x,
      Buffer.from('225820', 'hex'),
      this.#point.y,
    ])
    const data = Buffer.concat([
      this.#head((verified ? flags.verified : 0) | flags.present | flags.attested),
      Buffer.alloc(16),
      Buffer.from([0, this.id.byteLength]),
      this.id,
      key,
    ])
    const object = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x58, data.byteLength]),
      data,
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client('webauthn.create', { challenge, origin }).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Signs a challenge. */
  sign({ challenge, origin }: Asked, verified = true) {
    this.counter += 1
    const data = this.#head((verified ? flags.verified : 0) | flags.present)
    const said = client('webauthn.get', { challenge, origin })
    const signed = Buffer.concat([data, createHash('sha256').update(said).digest()])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.#key, 'base64url'),
        userHandle: this.#userHandle,
      },
    }
  }

  #named() {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  #head(flag: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const site = createHash('sha256').update(this.#rpId).digest()
    return Buffer.concat([site, Buffer.from([flag]), counter])
  }
}

function client(type: string, { challenge, origin }: Asked): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** A short text in CBOR. */
function text(words: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)])
}
