import { toast } from '@deckloom/ui'

/** Copies the page's address. Where the browser forbids that, it is shown to be copied by hand. */
export async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    toast({ title: 'Share Link Copied', description: location.href })
  } catch {
    toast({ title: 'Copy this address to share it', description: location.href, variant: 'notice' })
  }
}
