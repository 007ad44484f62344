import { PictureAddresses, SlideSvg, type SlideSvgProps } from '@deckloom/render-react'
import { urlFor } from '../place.ts'

/** A scene as it is drawn in the app, with its pictures from where the installation is. */
export function SceneSvg(props: SlideSvgProps) {
  return (
    <PictureAddresses value={urlFor}>
      <SlideSvg {...props} />
    </PictureAddresses>
  )
}
