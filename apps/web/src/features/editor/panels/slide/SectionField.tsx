import { deckLimits, sectionName } from '@deckloom/deck'
import { withSection } from '@deckloom/editor'
import { TextField } from '@deckloom/ui'
import { useLiveText } from '../../controls/useLiveText.ts'
import { useEditor } from '../../session/EditorContext.tsx'

/** Name of the section that starts at this slide. */
export function SectionField() {
  const { document, slide } = useEditor()
  const field = useLiveText<HTMLInputElement>(sectionName(slide) ?? '', (text) =>
    document.edit(slide.id, (before) => withSection(before, text), `section ${slide.id}`),
  )
  return (
    <TextField
      {...field}
      label="Section"
      hint="Starts a section at this slide. Leave empty for none."
      maxLength={deckLimits.sectionLength}
    />
  )
}
