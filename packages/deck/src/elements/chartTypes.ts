/** A type of chart: everything about it except how it is drawn. */
export interface ChartDefinition {
  /** Label in the chart dialog. */
  readonly label: string
  /** Name used in descriptions for people who cannot see it. */
  readonly spoken: string
  /** Rank in the list that language models choose from; null if it is not offered to them. */
  readonly modelRank: number | null
  /** Charts of office programs that are imported as this type. */
  readonly office: OfficeCharts
  /** What an imported chart with several series shows: the first series, or the sum of each. */
  readonly series: 'first' | 'sums'
  /** How an imported chart with too many points is reduced: the smallest are added up, or some are left out. */
  readonly excess: 'add up' | 'leave out'
}

interface OfficeCharts {
  /** Element names from ISO/IEC 29500-1, 21.2.2. */
  readonly plots: readonly string[]
  /** Whether bars are horizontal and whether they are stacked; either way if omitted. */
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

/** All chart types, in the order they are offered to users. */
export const chartTypes: Readonly<Record<ChartType, ChartDefinition>> = definitions

export const chartTypeNames: readonly ChartType[] = Object.keys(definitions).filter(isChartType)

function isChartType(name: string): name is ChartType {
  return Object.hasOwn(definitions, name)
}
