import type { TextStyle } from '@deckloom/deck'
import {
  type Emphasis,
  type StyleChange,
  elementStyle,
  sharedEmphasis,
  textsOf,
  withToggledEmphasis,
  withWholeTextStyles,
} from '@deckloom/editor'
import { type Editor, useEditor } from '../session/EditorContext.tsx'
import { keepFocus } from '../text/keepFocus.ts'
import { textTools, useWrittenTextOf, type WrittenText } from '../text/writing.ts'
import { AlignmentButtons } from '../controls/AlignmentButtons.tsx'
import { ColorSwatches, textSwatches } from '../controls/colors/ColorSwatches.tsx'
import { EmphasisButtons } from '../controls/EmphasisButtons.tsx'
import { FontField } from '../controls/FontField.tsx'
import { PanelSection } from '../controls/PanelSection.tsx'
import { SpacingFields } from '../controls/SpacingFields.tsx'
import { TextSize } from '../controls/TextSize.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

/** Style of all texts that are selected, or of the selected words of one that is being edited. */
export function TextSection({ selected }: { readonly selected: readonly SelectedElement[] }) {
  const editor = useEditor()
  const { slide } = editor
  const ids = textsOf(
    slide,
    selected.map(({ id }) => id),
  )
  const [only, ...others] = ids
  const words = useWrittenTextOf(slide, others.length === 0 ? (only ?? '') : '')
  const first = selected.find(({ id }) => id === only)
  if (!first) return null
  const whole = wholeControls(editor, ids, first)
  const { emphasis, size, color, family, setSize, setColor, setFont, toggle } = words
    ? wordControls(words)
    : whole
  return (
    <div {...textTools} className="contents" role="presentation" onMouseDown={words && keepFocus}>
      <PanelSection title="Text Size">
        <FontField family={family} onChange={setFont} />
        <TextSize size={size} onChange={setSize} />
      </PanelSection>
      <PanelSection title="Text">
        <div className="flex flex-wrap gap-2">
          <EmphasisButtons emphasis={emphasis} onToggle={toggle} />
          <AlignmentButtons align={whole.align} onChange={whole.setAlign} />
        </div>
        <SpacingFields spacing={whole.spacing} onChange={whole.change} />
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

function wordControls({ look, format }: WrittenText) {
  return {
    emphasis: look,
    size: Math.round(look.size),
    color: look.color,
    family: look.fontFamily,
    setSize: format.setSize,
    setFont: format.setFont,
    setColor: format.setColor,
    toggle: format.toggle,
  }
}

/** What the first text has is shown for all of them. */
function wholeControls(
  { document, slide }: Pick<Editor, 'document' | 'slide'>,
  ids: readonly string[],
  first: SelectedElement,
) {
  const style = elementStyle(slide, first.id) ?? {}
  const change = (part: StyleChange) =>
    document.edit(slide.id, (now) => withWholeTextStyles(now, ids, part))
  return {
    emphasis: sharedEmphasis(slide, ids),
    size: style.fontSize ?? first.fontSize ?? 16,
    color: style.color,
    family: style.fontFamily,
    spacing: style,
    change,
    align: style.textAlign,
    setSize: (fontSize: number) => change({ fontSize }),
    setColor: (color: string) => change({ color }),
    setFont: (fontFamily: string | undefined) => change({ fontFamily }),
    setAlign: (textAlign: TextStyle['textAlign']) => change({ textAlign }),
    toggle: (name: keyof Emphasis) =>
      document.edit(slide.id, (now) => withToggledEmphasis(now, ids, name)),
  }
}
