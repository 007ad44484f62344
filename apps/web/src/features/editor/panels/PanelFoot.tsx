import { Button } from '@deckloom/ui'
import { ChartColumn, Shapes, Sticker, Table } from 'lucide-react'
import { useEditor } from '../session/EditorContext.tsx'
import { iconProps } from '../controls/iconProps.ts'
import { ImageToggle } from '../insert/ImageToggle.tsx'
import { insertTable } from '../insert/tables/insertTable.ts'
import { useInsert } from '../insert/visuals/useInsert.ts'
import { LineMenu } from './LineMenu.tsx'

/** Buttons to insert elements; shown below the panel of every tab. */
export function PanelFoot() {
  const editor = useEditor()
  const { add } = useInsert()
  return (
    <div className="flex gap-2 overflow-x-auto border-t border-line px-4 py-3 lg:grid lg:grid-cols-2 lg:max-xl:[&_svg]:hidden [&_svg]:shrink-0">
      <ImageToggle />
      <Button className="px-2!" icon={<ChartColumn {...iconProps} />} onClick={() => add('chart')}>
        Create Chart
      </Button>
      <Button className="px-2!" icon={<Shapes {...iconProps} />} onClick={() => add('shape')}>
        Add Shapes
      </Button>
      <Button className="px-2!" icon={<Sticker {...iconProps} />} onClick={() => add('icon')}>
        Add Icon
      </Button>
      <LineMenu />
      <Button className="px-2!" icon={<Table {...iconProps} />} onClick={() => insertTable(editor)}>
        Insert Table
      </Button>
    </div>
  )
}
