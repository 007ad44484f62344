import { Button } from '@deckloom/ui'
import { ChartColumn, Shapes } from 'lucide-react'
import { iconProps } from '../iconProps.ts'
import { useInsert } from '../insert/InsertProvider.tsx'

/** What can be put on the slide; stays under the panel of every tab. */
export function PanelFoot() {
  const { add } = useInsert()
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line px-4 py-3">
      <Button className="px-2!" icon={<ChartColumn {...iconProps} />} onClick={() => add('chart')}>
        Create Chart
      </Button>
      <Button className="px-2!" icon={<Shapes {...iconProps} />} onClick={() => add('shape')}>
        Add Shapes
      </Button>
    </div>
  )
}
