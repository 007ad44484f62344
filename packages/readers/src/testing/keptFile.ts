import { createCipheriv, hash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { deckData, type FactOptions } from '@deckloom/deck'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { mainPart, openPackage } from '../office/openPackage.ts'
import { factsOf } from '../pptx/deckData/readOwnSlides.ts'
import { slideParts } from '../pptx/parts/slideParts.ts'

export interface KeptPage {
  /** From 1. */
  readonly number: number
  readonly data: unknown
  readonly facts?: FactOptions
}

/** Encrypts data for a page of a file: anyone who has the page can do this. */
export function encryptFor(file: Uint8Array, { number, data, facts: options }: KeptPage): string {
  const office = openPackage(file)
  const parts = slideParts(office, mainPart(office, 'presentation'))[number - 1]
  if (!parts) throw new Error(`There is no slide ${number}`)
  const facts = factsOf(office, parts, options)
  const digest = hash(deckData.digest, facts, 'buffer')
  const nonce = Buffer.alloc(deckData.nonceBytes)
  const key = digest.subarray(...deckData.key)
  const cipher = createCipheriv(deckData.cipher, key, nonce)
  const packed = deflateRawSync(typeof data === 'string' ? data : JSON.stringify(data))
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()])
  const content = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
  const look = digest.subarray(...deckData.look).toString('base64url')
  return `<slide look="${look}">${content}</slide>`
}

export interface KeptPart {
  readonly version?: string
  /** The whole part, if it is not one of ours. */
  readonly item?: string
}

/** Returns the file with a custom part of ours; `slides` is the content of its root. */
export function addDeckData(file: Uint8Array, slides: string, part: KeptPart = {}): Uint8Array {
  const { version = deckData.version } = part
  const { item = `<deck xmlns="${deckData.namespace}" version="${version}">${slides}</deck>` } =
    part
  const links = 'ppt/_rels/presentation.xml.rels'
  const files = unzipSync(file)
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006'
  const writeRelationship = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${base}/relationships/${kind}" Target="${target}"/>`
  return zipSync({
    ...files,
    [links]: strToU8(
      strFromU8(files[links] ?? new Uint8Array()).replace(
        '</Relationships>',
        `${writeRelationship('own', 'customXml', '../customXml/item1.xml')}</Relationships>`,
      ),
    ),
    'customXml/item1.xml': strToU8(item),
    'customXml/_rels/item1.xml.rels': rels(
      writeRelationship('p', 'customXmlProps', 'itemProps1.xml'),
    ),
    'customXml/itemProps1.xml': strToU8(
      `<ds:datastoreItem ds:itemID="${deckData.itemId}" xmlns:ds="${base}/customXml"/>`,
    ),
  })
}

function rels(content: string): Uint8Array {
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return strToU8(`<Relationships xmlns="${namespace}">${content}</Relationships>`)
}
