import { crc32 } from 'node:zlib'
import { type MarkupElement, partFacts, pictureFact, slideFacts } from '@deckloom/deck'
import type { OfficePackage } from '../opc/officePackage.ts'
import { readMarkup } from '../opc/readMarkup.ts'
import type { Relationships } from '../opc/relationships.ts'

/** A slide as it was written, and the paths of what it shares with others. */
export interface WrittenSlide {
  readonly xml: string
  readonly relationships: Relationships
  readonly layout: string
  readonly master: string
  readonly theme: string
}

/** Remembers what slides are made of while a file is written. */
export interface WrittenMarkup {
  /** Writes into the file; whoever adds parts that slides lead to does it here. */
  readonly file: Pick<OfficePackage, 'addPart' | 'addMedia'>
  /** Print of a picture of the file. */
  readonly printOf: (path: string) => string | undefined
  readonly factsOf: (slide: WrittenSlide) => string
}

export function watchMarkup(target: Pick<OfficePackage, 'addPart' | 'addMedia'>): WrittenMarkup {
  /** Facts of charts and prints of pictures, by their paths. */
  const inner = new Map<string, string>()
  const shared = new Map<string, MarkupElement>()
  return {
    file: {
      addPart(path, part) {
        if (path.startsWith('ppt/charts/'))
          inner.set(path, partFacts(readMarkup(part.xml), { elementsOf, related: nowhere }))
        const own = sharedMarkup(path, part.xml)
        if (own !== undefined) shared.set(path, readMarkup(own))
        target.addPart(path, part)
      },
      addMedia(path, bytes) {
        if (path.startsWith('ppt/media/'))
          inner.set(path, pictureFact({ crc: crc32(bytes), size: bytes.byteLength }))
        target.addMedia(path, bytes)
      },
    },
    printOf: (path) => inner.get(path),
    factsOf({ xml, relationships, layout, master, theme }) {
      const related = (id: string) => {
        const to = relationships.targetOf(id) ?? ''
        return inner.get(to) ?? to
      }
      const markup = {
        slide: readMarkup(xml),
        layout: shared.get(layout),
        master: shared.get(master),
        theme: shared.get(theme),
      }
      return slideFacts(markup, { elementsOf, related })
    },
  }
}

function nowhere(): string {
  return ''
}

/** The page and the colours of a part that slides share: all of it that counts for them. */
function sharedMarkup(path: string, xml: string): string | undefined {
  const [, folder] = /^ppt\/(slideLayouts|slideMasters|theme)\//u.exec(path) ?? []
  if (folder === undefined) return undefined
  if (folder === 'theme') {
    return `<a:theme><a:themeElements>${cut(xml, 'a:clrScheme')}</a:themeElements></a:theme>`
  }
  const page = `<p:cSld>${cut(xml, 'p:bg')}</p:cSld>`
  return `<p:part>${page}${/<p:clrMap [^>]*>/u.exec(xml)?.[0] ?? ''}</p:part>`
}

function cut(xml: string, name: string): string {
  const [begin, end] = [xml.search(new RegExp(`<${name}[ >]`, 'u')), xml.indexOf(`</${name}>`)]
  return begin < 0 || end < 0 ? '' : `${xml.slice(begin, end)}</${name}>`
}

function elementsOf({ children }: MarkupElement): readonly MarkupElement[] {
  return children.filter((child) => typeof child !== 'string')
}
