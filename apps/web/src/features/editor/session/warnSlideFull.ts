import { deckLimits } from '@deckloom/deck'
import { toast } from '@deckloom/ui'

export function warnSlideFull(): void {
  toast({
    title: 'Failed to add slide',
    description: `A presentation can have up to ${deckLimits.slides} slides.`,
    variant: 'destructive',
  })
}
