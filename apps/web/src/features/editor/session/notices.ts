import type { Merged } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { shareDialog } from '../overlays/shareDialogState.ts'

/** Tells of slides, numbered from 1, that were stored with parts that this version does not know. */
export function announceRepair(numbers: readonly number[]): void {
  const which = numbers.length === 1 ? `Slide ${numbers[0]}` : `Slides ${numbers.join(', ')}`
  toast({
    title: 'This deck was repaired',
    description: `${which} had content that can’t be shown. It was corrected or removed.`,
    variant: 'notice',
  })
}

/** Tells of edits that an earlier page could not save. */
export function announceRecovery(savedAt: number): void {
  const time = new Date(savedAt).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  toast({
    title: 'Unsaved changes restored',
    description: `Your edits from ${time} hadn’t been saved to the server. They’re back and are being saved now.`,
  })
}

/** Tells of edits that others made; `isSeen` where they are seen as they are made. */
export function announceMerge({ kept, taken }: Merged, isSeen: boolean): void {
  if (kept.length > 0) announceClash(kept.length)
  if (isSeen || taken.length === 0) return
  toast({
    title: 'This deck was also changed elsewhere',
    description: `Those changes are now on ${countSlides(taken.length)} here.`,
    variant: 'notice',
  })
}

/** Tells that the browser opened no window for the presenter; a press on the button may. */
export function announceBlocked(open: () => void): void {
  toast({
    title: 'Your browser blocked the presenter',
    description: 'Allow windows of this site, or open it from here.',
    variant: 'notice',
    action: { label: 'Present', onAct: open },
  })
}

/** Tells who asks for access to a deck. */
export async function announceRequest(deckId: number): Promise<void> {
  shareDialog.noteRequest()
  const requests = await peopleApi.listAccessRequests(deckId).catch(() => [])
  toast({
    title: `${requests.at(-1)?.name || 'Someone'} asks for access`,
    action: { label: 'Answer', onAct: () => shareDialog.open({ copied: false }) },
  })
}

function announceClash(count: number) {
  toast({
    title: 'Edited by two people at once',
    description: `On ${countSlides(count)}, you and someone else changed the same thing. Text has both versions; everything else is as you left it.`,
    variant: 'notice',
  })
}

function countSlides(count: number): string {
  return count === 1 ? '1 slide' : `${count} slides`
}
