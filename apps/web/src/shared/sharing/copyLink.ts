import { toast } from '@deckloom/ui'

/** Copies a URL. If the browser forbids that, shows it to be copied by hand, and resolves to false. */
export async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
    toast({ title: 'Share Link Copied', description: address })
    return true
  } catch {
    toast({ title: 'Copy this address to share it', description: address, variant: 'notice' })
    return false
  }
}
