import type { LayoutTemplate } from '@deckloom/deck'
import { kpiRow } from './diagrams/kpiRow.ts'
import { process } from './diagrams/process.ts'
import { table } from './diagrams/table.ts'
import { team } from './diagrams/team.ts'
import { threeCards } from './diagrams/threeCards.ts'
import { timeline } from './diagrams/timeline.ts'
import { titleChartBullets } from './diagrams/titleChartBullets.ts'
import { comparison } from './lists/comparison.ts'
import { sideBySideImageBullets } from './lists/sideBySideImageBullets.ts'
import { titleBullets } from './lists/titleBullets.ts'
import { titleBulletsImage } from './lists/titleBulletsImage.ts'
import { twoColumn } from './lists/twoColumn.ts'
import { agenda } from './openings/agenda.ts'
import { closing } from './openings/closing.ts'
import { cover } from './openings/cover.ts'
import { coverImage } from './openings/coverImage.ts'
import { sectionHeader } from './openings/sectionHeader.ts'
import { bigNumber } from './statements/bigNumber.ts'
import { centeredQuote } from './statements/centeredQuote.ts'
import { fullImageBackground } from './statements/fullImageBackground.ts'
import { quoteWithPortrait } from './statements/quoteWithPortrait.ts'
import { titleOnly } from './statements/titleOnly.ts'
import { iconList } from './lists/iconList.ts'
import type { LayoutDrawing } from './layOut.ts'

/** Drawing of every layout. */
export const drawings: Readonly<Record<LayoutTemplate, LayoutDrawing>> = {
  'title only': titleOnly,
  'title + bullets': titleBullets,
  'title + bullets + image': titleBulletsImage,
  'side-by-side image + bullets': sideBySideImageBullets,
  'full image background': fullImageBackground,
  'title + chart + bullets': titleChartBullets,
  'centered quote': centeredQuote,
  'two column': twoColumn,
  cover,
  'section header': sectionHeader,
  agenda,
  'big number': bigNumber,
  'kpi row': kpiRow,
  comparison,
  timeline,
  process,
  'three cards': threeCards,
  closing,
  'cover-image': coverImage,
  'quote with portrait': quoteWithPortrait,
  team,
  table,
  'icon list': iconList,
}
