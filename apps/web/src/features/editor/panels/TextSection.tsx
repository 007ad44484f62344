import type { TextStyle } from '@deckloom/deck'
import { elementStyle } from '@deckloom/editor'
import { useEditor } from '../EditorContext.tsx'
import { AlignmentButtons } from './AlignmentButtons.tsx'
import { ColorSwatches, textSwatches } from './ColorSwatches.tsx'
import { PanelSection } from './PanelSection.tsx'
import { TextSize } from './TextSize.tsx'
import { EmphasisButtons } from './EmphasisButtons.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

/** How the text of an element looks. */
export function TextSection({ selected }: { readonly selected: SelectedElement }) {
  const { document, slide } = useEditor()
  const style = elementStyle(slide, selected.id) ?? {}
  const change = (part: TextStyle) => document.setTextStyle(slide.id, selected.id, part)
  return (
    <>
      <PanelSection title="Text Size">
        <TextSize
          size={style.fontSize ?? selected.fontSize ?? 16}
          onChange={(fontSize) => change({ fontSize })}
        />
      </PanelSection>
      <PanelSection title="Text">
        <div className="flex flex-wrap gap-2">
          <EmphasisButtons
            style={style}
            isTitle={selected.element.kind === 'title'}
            onChange={change}
          />
          <AlignmentButtons
            align={style.textAlign}
            onChange={(textAlign) => change({ textAlign })}
          />
        </div>
      </PanelSection>
      <PanelSection title="Choose Text Color">
        <ColorSwatches
          label="Text color"
          swatches={textSwatches}
          value={style.color}
          onChange={(color) => change({ color })}
        />
      </PanelSection>
    </>
  )
}
