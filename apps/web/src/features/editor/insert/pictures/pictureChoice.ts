import type { PictureSource } from '@deckloom/editor'

/** A picture that can be put on the slide. */
export interface PictureChoice {
  /** Unique among the choices of the dialog. */
  readonly key: string
  /** Its name, and its alt text until somebody writes a better one. */
  readonly name: string
  /** Address of a small version, for its tile. */
  readonly preview: string
  readonly source: Omit<PictureSource, 'alt'>
  /** Where the picture is not stored on the server yet: stores it and returns its URL. */
  readonly take?: () => Promise<string>
}

/** What the three sources share. */
export interface PickProps {
  /** Where the dialog was opened. */
  readonly from: 'toolbar' | 'panel'
  readonly chosen: PictureChoice | undefined
  readonly onChoose: (choice: PictureChoice) => void
}
