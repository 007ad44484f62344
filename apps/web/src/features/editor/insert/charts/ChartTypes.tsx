import { type ChartType, chartTypeNames, chartTypes } from '@deckloom/deck'
import {
  ChartArea,
  ChartBar,
  ChartColumn,
  ChartColumnStacked,
  ChartLine,
  ChartPie,
  Circle,
  type LucideIcon,
} from 'lucide-react'
import { ChoiceGrid } from '../visuals/ChoiceGrid.tsx'

const icons: Readonly<Record<ChartType, LucideIcon>> = {
  pie: ChartPie,
  donut: Circle,
  bar: ChartColumn,
  'horizontal-bar': ChartBar,
  line: ChartLine,
  area: ChartArea,
  'stacked-bar': ChartColumnStacked,
}

export interface ChartTypesProps {
  readonly value: ChartType
  readonly onChange: (type: ChartType) => void
}

export function ChartTypes({ value, onChange }: ChartTypesProps) {
  return (
    <ChoiceGrid
      label="Type"
      values={chartTypeNames}
      value={value}
      nameOf={(type) => chartTypes[type].label}
      onChange={onChange}
      caption
    >
      {(type) => {
        const Icon = icons[type]
        // A ring is a circle with a thick stroke.
        return type === 'donut' ? (
          <Icon size={20} strokeWidth={5} className="scale-85" aria-hidden />
        ) : (
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        )
      }}
    </ChoiceGrid>
  )
}
