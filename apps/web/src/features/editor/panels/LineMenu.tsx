import { Button, Menu, MenuItem } from '@deckloom/ui'
import { Spline } from 'lucide-react'
import { elementActions } from '../actions/elementActions.ts'
import { useElementActions } from '../actions/useElementActions.ts'
import { iconProps } from '../controls/iconProps.ts'

const tools = ['addLine', 'addArrow', 'addElbow', 'addCurved', 'addScribble', 'addPolygon'] as const

/** What the pointer draws on the slide. */
export function LineMenu() {
  const { run } = useElementActions({ selected: [] })
  return (
    <Menu
      trigger={
        <Button className="px-2!" icon={<Spline {...iconProps} />}>
          Add Line
        </Button>
      }
    >
      {tools.map((id) => {
        const { label, icon: Icon } = elementActions[id]
        return (
          <MenuItem key={id} icon={<Icon {...iconProps} />} onSelect={() => run(id)}>
            {label}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
