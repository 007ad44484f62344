import { IconButton } from '@deckloom/ui'
import { Pipette } from 'lucide-react'
import { smallIconProps } from '../iconProps.ts'

/** The part of the EyeDropper API that is used: https://developer.mozilla.org/docs/Web/API/EyeDropper_API */
interface Dropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>
}

declare global {
  interface Window {
    /** Only in Chromium. */
    readonly EyeDropper?: new () => Dropper
  }
}

/** Picks a color from anywhere on the screen, if the browser supports it. */
export function EyeDropperButton({ onPick }: { readonly onPick: (color: string) => void }) {
  const { EyeDropper } = window
  if (!EyeDropper) return null
  const pick = async () => {
    try {
      const { sRGBHex } = await new EyeDropper().open()
      onPick(sRGBHex.toUpperCase())
    } catch {
      // The user pressed Escape.
    }
  }
  return (
    <IconButton
      label="Pick a color from the screen"
      size="small"
      icon={<Pipette {...smallIconProps} />}
      onClick={() => void pick()}
    />
  )
}
