import type { IllustrationName } from '@deckloom/themes'
import type { Easel } from './easel.ts'
import { bicycle } from './motifs/bicycle.ts'
import { blocks } from './motifs/blocks.ts'
import { books } from './motifs/books.ts'
import { bridge } from './motifs/bridge.ts'
import { crowd } from './motifs/crowd.ts'
import { dashboard } from './motifs/dashboard.ts'
import { desk } from './motifs/desk.ts'
import { fields } from './motifs/fields.ts'
import { forest } from './motifs/forest.ts'
import { greenhouse } from './motifs/greenhouse.ts'
import { harbour } from './motifs/harbour.ts'
import { lab } from './motifs/lab.ts'
import { lighthouse } from './motifs/lighthouse.ts'
import { meeting } from './motifs/meeting.ts'
import { mosaic } from './motifs/mosaic.ts'
import { network } from './motifs/network.ts'
import { orbit } from './motifs/orbit.ts'
import { peaks } from './motifs/peaks.ts'
import { river } from './motifs/river.ts'
import { road } from './motifs/road.ts'
import { sea } from './motifs/sea.ts'
import { skyline } from './motifs/skyline.ts'
import { solar } from './motifs/solar.ts'
import { warehouse } from './motifs/warehouse.ts'
import { wind } from './motifs/wind.ts'

/** How each motif is drawn; the compiler asks for the one that is missing. */
export const motifs: Readonly<Record<IllustrationName, (easel: Easel) => void>> = {
  peaks,
  sea,
  river,
  forest,
  skyline,
  harbour,
  lighthouse,
  network,
  greenhouse,
  desk,
  crowd,
  blocks,
  orbit,
  books,
  bicycle,
  warehouse,
  lab,
  fields,
  bridge,
  wind,
  solar,
  road,
  meeting,
  dashboard,
  mosaic,
}
