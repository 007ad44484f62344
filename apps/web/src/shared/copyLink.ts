import { toast } from '@deckloom/ui'

/** Copies an address. Where the browser forbids that, it is shown to be copied by hand. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast({ title: 'Share Link Copied', description: address })
  } catch {
    toast({ title: 'Copy this address to share it', description: address, variant: 'notice' })
  }
}
