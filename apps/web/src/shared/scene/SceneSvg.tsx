import { PictureAddresses, SlideSvg, type SlideSvgProps } from '@deckloom/render-react'
import { urlFor } from '../place.ts'

/** A scene as drawn in the app, with picture URLs under the installation's base path. */
export function SceneSvg(props: SlideSvgProps) {
  return (
    <PictureAddresses value={urlFor}>
      <SlideSvg {...props} />
    </PictureAddresses>
  )
}
