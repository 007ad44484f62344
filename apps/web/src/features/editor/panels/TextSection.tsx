import type { TextStyle } from '@deckloom/deck'
import { elementStyle, styleEmphasis } from '@deckloom/editor'
import { useEditor } from '../session/EditorContext.tsx'
import { keepFocus } from '../text/keepFocus.ts'
import { textTools, useWrittenTextOf, type WrittenText } from '../text/writing.ts'
import { AlignmentButtons } from '../controls/AlignmentButtons.tsx'
import { ColorSwatches, textSwatches } from '../controls/ColorSwatches.tsx'
import { EmphasisButtons } from '../controls/EmphasisButtons.tsx'
import { PanelSection } from '../controls/PanelSection.tsx'
import { TextSize } from '../controls/TextSize.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

/** Text style of an element, or of the selected text while editing. */
export function TextSection({ selected }: { readonly selected: SelectedElement }) {
  const { document, slide } = useEditor()
  const words = useWrittenTextOf(slide, selected.id)
  const style = elementStyle(slide, selected.id) ?? {}
  const change = (part: TextStyle) => document.setTextStyle(slide.id, selected.id, part)
  const { emphasis, size, color, setSize, setColor, toggle } = words
    ? runControls(words)
    : elementControls({ style, selected, change })
  return (
    <div {...textTools} className="contents" role="presentation" onMouseDown={words && keepFocus}>
      <PanelSection title="Text Size">
        <TextSize size={size} onChange={setSize} />
      </PanelSection>
      <PanelSection title="Text">
        <div className="flex flex-wrap gap-2">
          <EmphasisButtons emphasis={emphasis} onToggle={toggle} />
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
          value={color}
          onChange={setColor}
        />
      </PanelSection>
    </div>
  )
}

function runControls({ look, format }: WrittenText) {
  return {
    emphasis: look,
    size: Math.round(look.size),
    color: look.color,
    setSize: format.setSize,
    setColor: format.setColor,
    toggle: format.toggle,
  }
}

interface WholeElement {
  readonly style: TextStyle
  readonly selected: SelectedElement
  readonly change: (part: TextStyle) => void
}

function elementControls({ style, selected, change }: WholeElement) {
  const emphasis = styleEmphasis(style, isTitle(selected))
  const { bold, italic, underline } = emphasis
  const toggled = {
    bold: { bold: !bold, fontWeight: bold ? 'normal' : 'bold' },
    italic: { italic: !italic, fontStyle: italic ? 'normal' : 'italic' },
    underline: { underline: !underline, textDecoration: underline ? 'none' : 'underline' },
  } as const
  return {
    emphasis,
    size: style.fontSize ?? selected.fontSize ?? 16,
    color: style.color,
    setSize: (fontSize: number) => change({ fontSize }),
    setColor: (next: string) => change({ color: next }),
    toggle: (name: keyof typeof toggled) => change(toggled[name]),
  }
}

function isTitle({ element }: SelectedElement): boolean {
  return element.kind === 'title' || (element.kind === 'text' && element.element.role === 'title')
}
