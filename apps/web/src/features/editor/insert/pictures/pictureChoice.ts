import type { PictureSource } from '@deckloom/editor'

/** A picture that can be put on the slide. */
export interface PictureChoice {
  /** Unique within the dialog. */
  readonly key: string
  /** Its name, which is also its alt text until the user writes one. */
  readonly name: string
  /** URL of a small version for its tile. */
  readonly preview: string
  readonly source: Omit<PictureSource, 'alt'>
  /** Set if the picture is not on the server yet: stores it and returns its URL. */
  readonly take?: () => Promise<string>
}

/** Props that the three sources share. */
export interface PickProps {
  /** Where the dialog was opened. */
  readonly from: 'toolbar' | 'panel'
  readonly chosen: PictureChoice | undefined
  readonly onChoose: (choice: PictureChoice) => void
}
