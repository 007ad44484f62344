import type { PictureSource } from '@deckloom/editor'

/** A picture that can be put on the slide. */
export interface PictureChoice {
  /** Unique among the choices of the dialog. */
  readonly key: string
  /** What it is called, and says to screen readers until somebody writes better. */
  readonly name: string
  /** Address of a small version, for its tile. */
  readonly preview: string
  readonly source: Omit<PictureSource, 'alt'>
  /** Where the picture is not in the server's own store yet: brings it there and answers its address. */
  readonly take?: () => Promise<string>
}

/** What the three sources share. */
export interface PickProps {
  /** Where the dialog was opened. */
  readonly from: 'toolbar' | 'panel'
  readonly chosen: PictureChoice | undefined
  readonly onChoose: (choice: PictureChoice) => void
}
