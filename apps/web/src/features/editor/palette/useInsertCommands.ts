import { shapeTypeSchema } from '@deckloom/deck'
import { hasRoomFor, newShapeDraft, shapeName, shapeOf } from '@deckloom/editor'
import { ChartColumn, ImagePlus, Shapes, Sticker, Table, Type } from 'lucide-react'
import { addText } from '../insert/addText.ts'
import { insertTable } from '../insert/tables/insertTable.ts'
import { takeTool } from '../insert/lines/lineActions.ts'
import { spokenName } from '../controls/spokenName.ts'
import { useInsert } from '../insert/visuals/useInsert.ts'
import { useEditor } from '../session/EditorContext.tsx'

/** The elements that buttons insert, as commands. */
export function useInsertCommands() {
  const editor = useEditor()
  const { add } = useInsert()
  const picture = { label: 'Add Image', icon: ImagePlus, run: () => add('picture') }
  return [
    { label: 'Add Text', icon: Type, run: () => addText(editor) },
    ...(hasRoomFor(editor.slide, 'picture') ? [picture] : []),
    { label: 'Create Chart', icon: ChartColumn, run: () => add('chart') },
    { label: 'Add Shapes', icon: Shapes, run: () => add('shape') },
    ...shapeTypeSchema.options.map((type) => ({
      label: `Draw shape: ${spokenName(shapeName(type))}`,
      icon: Shapes,
      run: () => takeTool({ editor }, { shape: { ...shapeOf(newShapeDraft()), type } }),
    })),
    { label: 'Add Icon', icon: Sticker, run: () => add('icon') },
    { label: 'Insert Table', icon: Table, run: () => insertTable(editor) },
  ].map((command) => ({ id: command.label, ...command }))
}
