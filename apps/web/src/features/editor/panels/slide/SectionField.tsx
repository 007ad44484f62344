import { deckLimits, sectionName } from '@deckloom/deck'
import { withSection } from '@deckloom/editor'
import { TextField } from '@deckloom/ui'
import { useState } from 'react'
import { useEditor } from '../../session/EditorContext.tsx'

/** Name of the section that starts at this slide. */
export function SectionField() {
  const { document, slide } = useEditor()
  const [typed, setTyped] = useState<string>()
  const name = sectionName(slide) ?? ''
  return (
    <TextField
      label="Section"
      hint="Starts a section at this slide. Leave empty for none."
      maxLength={deckLimits.sectionLength}
      value={typed ?? name}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        document.edit(slide.id, (before) => withSection(before, text), `section ${slide.id}`)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
