import {
  ALargeSmall,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  Palette,
  RemoveFormatting,
  Subscript,
  Superscript,
} from 'lucide-react'
import { Button } from '@deckloom/ui'
import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  ColorSwatches,
  highlightSwatches,
  textSwatches,
} from '../controls/colors/ColorSwatches.tsx'
import { emphases } from '../controls/EmphasisButtons.tsx'
import { FontField } from '../controls/FontField.tsx'
import { TextSize } from '../controls/TextSize.tsx'
import { ToggleButton } from '../controls/ToggleGroup.tsx'
import { BarPanel } from './BarPanel.tsx'
import { barPlace } from './placement/barPlace.ts'
import { useIsCompact } from '../controls/useIsCompact.ts'
import { keepFocus } from './keepFocus.ts'
import { LinkField } from './LinkField.tsx'
import { useKeyboardHeight } from './placement/useKeyboardHeight.ts'
import { textTools, type WrittenText } from './writing.ts'

export interface FormatBarProps {
  readonly words: WrittenText
  readonly linking: boolean
  readonly onLinking: (on: boolean) => void
}

type PanelName = 'size' | 'color'

/**
 * Formatting of the selected text, shown next to it. The panels for sizes and colors open from it. Most keystrokes do
 * not rerender it.
 */
export const FormatBar = memo(function FormatBar({ words, linking, onLinking }: FormatBarProps) {
  const { look, format } = words
  const [panel, setPanel] = useState<PanelName>()
  const bar = useRef<HTMLDivElement>(null)
  const toggle = (part: PanelName | 'link') => {
    onLinking(part === 'link' && !linking)
    setPanel(part === 'link' || part === panel ? undefined : part)
  }
  const close = () => {
    setPanel(undefined)
    onLinking(false)
    format.focus()
  }
  return (
    <BarFrame words={words} onClose={close}>
      <div
        ref={bar}
        className="flex flex-wrap items-center gap-0.5 rounded-control bg-surface-raised p-1 shadow-float max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:rounded-none max-lg:*:shrink-0"
      >
        <Emphasis words={words} />
        <Baselines words={words} />
        <ToggleButton
          label="Font and Text Size"
          Icon={ALargeSmall}
          on={panel === 'size'}
          onPress={() => toggle('size')}
        />
        <ToggleButton
          label="Text Color"
          Icon={Palette}
          on={panel === 'color'}
          onPress={() => toggle('color')}
        />
        <ToggleButton
          label="Link"
          Icon={Link}
          on={look.href !== undefined}
          onPress={() => toggle('link')}
        />
        {format.hasLists && <Lists words={words} />}
        <ToggleButton
          label="Clear formatting"
          Icon={RemoveFormatting}
          on={false}
          onPress={format.clear}
        />
      </div>
      {(panel !== undefined || linking) && (
        <BarPanel bar={bar}>
          <OpenPanel panel={panel} words={words} />
          {linking && <LinkField run={format.run} href={look.href} onClose={close} />}
        </BarPanel>
      )}
    </BarFrame>
  )
})

interface BarFrameProps {
  readonly words: WrittenText
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Next to the text; on small screens above the keyboard, where there is room for touch. */
function BarFrame({ words, onClose, children }: BarFrameProps) {
  const compact = useIsCompact()
  const keyboard = useKeyboardHeight()
  const bar = (
    <div
      {...textTools}
      role="toolbar"
      aria-label="Text format"
      tabIndex={-1}
      className={`z-20 ${compact ? 'fixed inset-x-0 flex flex-col-reverse items-stretch gap-2 [&>form]:mx-2 [&>section]:mx-2' : 'absolute w-max max-w-[min(100%,31rem)]'}`}
      style={compact ? { bottom: keyboard } : barPlace(words.box)}
      onMouseDown={keepFocus}
      onKeyDown={closeOnEscape(onClose)}
    >
      {children}
    </div>
  )
  // Otherwise the slide is the containing block of fixed elements inside it.
  return compact ? createPortal(bar, document.body) : bar
}

interface OpenPanelProps {
  readonly panel: PanelName | undefined
  readonly words: WrittenText
}

function OpenPanel({ panel, words: { look, format } }: OpenPanelProps) {
  switch (panel) {
    case 'size':
      return (
        <Floating title="Font and Text Size">
          <FontField family={look.fontFamily} onChange={format.setFont} />
          <TextSize size={Math.round(look.size)} onChange={format.setSize} />
        </Floating>
      )
    case 'color':
      return (
        <Floating title="Choose Text Color">
          <ColorSwatches
            label="Text color"
            swatches={textSwatches}
            value={look.color}
            onChange={format.setColor}
          />
          <HighlightChoice words={{ look, format }} />
        </Floating>
      )
    case undefined:
      return null
  }
}

function HighlightChoice({ words: { look, format } }: WordsProps) {
  return (
    <>
      <h3 className="text-small font-heading">Highlight</h3>
      <ColorSwatches
        label="Highlight color"
        swatches={highlightSwatches}
        hasTheme={false}
        value={look.highlight}
        onChange={format.setHighlight}
      />
      {look.highlight !== undefined && (
        <Button size="small" variant="quiet" onClick={() => format.setHighlight(undefined)}>
          Remove highlight
        </Button>
      )}
    </>
  )
}

interface WordsProps {
  readonly words: Pick<WrittenText, 'look' | 'format'>
}

function Emphasis({ words: { look, format } }: WordsProps) {
  return emphases.map(({ name, label, Icon }) => (
    <ToggleButton
      key={name}
      label={label}
      Icon={Icon}
      on={look[name]}
      onPress={() => format.toggle(name)}
    />
  ))
}

const baselines = [
  { baseline: 'super', label: 'Superscript', Icon: Superscript },
  { baseline: 'sub', label: 'Subscript', Icon: Subscript },
] as const satisfies readonly {
  readonly baseline: 'super' | 'sub'
  readonly label: string
  readonly Icon: LucideIcon
}[]

function Baselines({ words: { look, format } }: WordsProps) {
  return baselines.map(({ baseline, label, Icon }) => (
    <ToggleButton
      key={baseline}
      label={label}
      Icon={Icon}
      on={look.baseline === baseline}
      onPress={() => format.toggleBaseline(baseline)}
    />
  ))
}

function Lists({ words: { look, format } }: WordsProps) {
  return (
    <>
      <ToggleButton
        label="Bulleted list"
        Icon={List}
        on={look.list === 'bullet'}
        onPress={() => format.toggleList('bullet')}
      />
      <ToggleButton
        label="Numbered list"
        Icon={ListOrdered}
        on={look.list === 'number'}
        onPress={() => format.toggleList('number')}
      />
      <ToggleButton
        label="Decrease indent"
        Icon={ListIndentDecrease}
        on={false}
        onPress={() => format.indent(-1)}
      />
      <ToggleButton
        label="Increase indent"
        Icon={ListIndentIncrease}
        on={false}
        onPress={() => format.indent(1)}
      />
    </>
  )
}

function Floating({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex w-74 flex-col gap-2.5 rounded-control bg-surface-raised p-3 shadow-float"
    >
      <h3 className="text-small font-heading">{title}</h3>
      {children}
    </section>
  )
}

function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    close()
  }
}
