import { deckData } from '@deckloom/deck'
import { tag } from '../opc/xml.ts'
import type { SealedSlide } from './sealSlide.ts'

/** Writes the custom XML part with the deck's own slide data. Base64 and base64url need no escaping. */
export function deckDataPart(slides: readonly SealedSlide[]): string {
  return tag(
    'deck',
    { xmlns: deckData.namespace, version: deckData.version },
    ...slides.map(({ look, content }) => tag('slide', { look }, content)),
  )
}

/** `ds:datastoreItem`, which identifies the part to Office. ISO/IEC 29500-1, 22.5. */
export const deckDataProperties = tag(
  'ds:datastoreItem',
  {
    'ds:itemID': deckData.itemId,
    'xmlns:ds': 'http://schemas.openxmlformats.org/officeDocument/2006/customXml',
  },
  tag('ds:schemaRefs', {}, tag('ds:schemaRef', { 'ds:uri': deckData.namespace })),
)
