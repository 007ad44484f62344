import { kpiRow, kpiRowSamples } from './diagrams/kpiRow.ts'
import { process, processSamples } from './diagrams/process.ts'
import { table, tableSamples } from './diagrams/table.ts'
import { team, teamSamples } from './diagrams/team.ts'
import { threeCards, threeCardsSamples } from './diagrams/threeCards.ts'
import { timeline, timelineSamples } from './diagrams/timeline.ts'
import { titleChartBullets, titleChartBulletsSamples } from './diagrams/titleChartBullets.ts'
import { comparison, comparisonSamples } from './lists/comparison.ts'
import {
  sideBySideImageBullets,
  sideBySideImageBulletsSamples,
} from './lists/sideBySideImageBullets.ts'
import { titleBullets, titleBulletsSamples } from './lists/titleBullets.ts'
import { titleBulletsImage, titleBulletsImageSamples } from './lists/titleBulletsImage.ts'
import { twoColumn, twoColumnSamples } from './lists/twoColumn.ts'
import { agenda, agendaSamples } from './openings/agenda.ts'
import { closing, closingSamples } from './openings/closing.ts'
import { cover, coverSamples } from './openings/cover.ts'
import { coverImage, coverImageSamples } from './openings/coverImage.ts'
import { sectionHeader, sectionHeaderSamples } from './openings/sectionHeader.ts'
import { bigNumber, bigNumberSamples } from './statements/bigNumber.ts'
import { centeredQuote, centeredQuoteSamples } from './statements/centeredQuote.ts'
import {
  fullImageBackground,
  fullImageBackgroundSamples,
} from './statements/fullImageBackground.ts'
import { quoteWithPortrait, quoteWithPortraitSamples } from './statements/quoteWithPortrait.ts'
import { titleOnly, titleOnlySamples } from './statements/titleOnly.ts'
import { iconList, iconListSamples } from './lists/iconList.ts'
import type { LayoutDefinition, LayoutSamples } from './layoutDefinition.ts'

// The eight values of the specification come first; the rest are layouts that good decks need beyond those.
const definitions = {
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
} as const satisfies Readonly<Record<string, LayoutDefinition>>

export type LayoutTemplate = keyof typeof definitions

/** All layouts, in the order they are offered to users. */
export const layouts: Readonly<
  Record<LayoutTemplate, LayoutDefinition<LayoutTemplate, PointsForm>>
> = definitions

export const layoutTemplates: readonly LayoutTemplate[] = Object.keys(definitions).filter(isLayout)

function isLayout(name: string): name is LayoutTemplate {
  return Object.hasOwn(definitions, name)
}

/** Sample content for every layout, for the tests of code that draws it. */
export const layoutSamples: Readonly<Record<LayoutTemplate, LayoutSamples>> = {
  'title only': titleOnlySamples,
  'title + bullets': titleBulletsSamples,
  'title + bullets + image': titleBulletsImageSamples,
  'side-by-side image + bullets': sideBySideImageBulletsSamples,
  'full image background': fullImageBackgroundSamples,
  'title + chart + bullets': titleChartBulletsSamples,
  'centered quote': centeredQuoteSamples,
  'two column': twoColumnSamples,
  cover: coverSamples,
  'section header': sectionHeaderSamples,
  agenda: agendaSamples,
  'big number': bigNumberSamples,
  'kpi row': kpiRowSamples,
  comparison: comparisonSamples,
  timeline: timelineSamples,
  process: processSamples,
  'three cards': threeCardsSamples,
  closing: closingSamples,
  'cover-image': coverImageSamples,
  'quote with portrait': quoteWithPortraitSamples,
  team: teamSamples,
  table: tableSamples,
  'icon list': iconListSamples,
}

type FormsOf<Definitions> = {
  [Name in keyof Definitions]: Definitions[Name] extends {
    readonly form: { readonly name: infer Form extends string }
  }
    ? Form
    : never
}[keyof Definitions]

/** How the points of a slide relate to each other: what a model chooses instead of a layout. */
export type PointsForm = FormsOf<typeof definitions>
