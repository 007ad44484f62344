import { deckLimits } from '@deckloom/deck'
import type { RichText } from '@deckloom/editor'
import { toast } from '@deckloom/ui'

const holds: Readonly<Record<RichText['kind'], string>> = {
  title: `A title holds up to ${deckLimits.slideTitleLength} characters.`,
  bullets: `A slide holds up to ${deckLimits.bullets} bullet points of ${deckLimits.bulletLength} characters.`,
  text: `A text box holds up to ${deckLimits.textLength} characters.`,
  shape: `A shape holds up to ${deckLimits.shapeTextLength} characters.`,
}

/** Says that the end of a text is not kept, because it is longer than a deck may hold. */
export function tellCut(kind: RichText['kind']): void {
  toast({
    title: 'This text is too long',
    description: `${holds[kind]} What comes after that is not kept.`,
    variant: 'destructive',
  })
}
