/** A type of chart: everything about it but how it is drawn. */
export interface ChartDefinition {
  /** Its name in the chart dialog. */
  readonly label: string
  /** Its name in a description for people who do not see it. */
  readonly spoken: string
  /** Its place in the list that language models choose from; null if they are not offered it. */
  readonly modelRank: number | null
  /** The charts of office programs that are imported as this type. */
  readonly office: OfficeCharts
  /** What an imported chart with several series shows: its first series, or the sum of each. */
  readonly series: 'first' | 'sums'
  /** How an imported chart with too many points gets fewer: the smallest are added up, or some are left out. */
  readonly excess: 'add up' | 'leave out'
}

interface OfficeCharts {
  /** Their elements in ISO/IEC 29500-1, 21.2.2. */
  readonly plots: readonly string[]
  /** Whether bars lie and whether they are stacked; either way if left out. */
  readonly horizontal?: boolean
  readonly stacked?: boolean
}

const definitions = {
  pie: {
    label: 'Pie',
    spoken: 'Pie chart',
    modelRank: 3,
    office: { plots: ['pieChart', 'pie3DChart', 'ofPieChart'] },
    series: 'first',
    excess: 'add up',
  },
  donut: {
    label: 'Donut',
    spoken: 'Donut chart',
    modelRank: 4,
    office: { plots: ['doughnutChart'] },
    series: 'first',
    excess: 'add up',
  },
  bar: {
    label: 'Bar',
    spoken: 'Bar chart',
    modelRank: 1,
    office: { plots: ['barChart', 'bar3DChart'], horizontal: false, stacked: false },
    series: 'first',
    excess: 'leave out',
  },
  'horizontal-bar': {
    label: 'Horizontal bar',
    spoken: 'Bar chart',
    modelRank: 6,
    office: { plots: ['barChart', 'bar3DChart'], horizontal: true },
    series: 'first',
    excess: 'leave out',
  },
  line: {
    label: 'Line',
    spoken: 'Line chart',
    modelRank: 2,
    office: { plots: ['lineChart', 'line3DChart', 'scatterChart'] },
    series: 'first',
    excess: 'leave out',
  },
  area: {
    label: 'Area',
    spoken: 'Area chart',
    modelRank: 5,
    office: { plots: ['areaChart', 'area3DChart'] },
    series: 'first',
    excess: 'leave out',
  },
  'stacked-bar': {
    label: 'Stacked bar',
    spoken: 'Stacked bar chart',
    modelRank: null,
    office: { plots: ['barChart', 'bar3DChart'], horizontal: false, stacked: true },
    series: 'sums',
    excess: 'leave out',
  },
} as const satisfies Readonly<Record<string, ChartDefinition>>

export type ChartType = keyof typeof definitions

/** Every type of chart, in the order that people choose from. */
export const chartTypes: Readonly<Record<ChartType, ChartDefinition>> = definitions

/** Their names. */
export const chartTypeNames: readonly ChartType[] = Object.keys(definitions).filter(isChartType)

function isChartType(name: string): name is ChartType {
  return Object.hasOwn(definitions, name)
}
