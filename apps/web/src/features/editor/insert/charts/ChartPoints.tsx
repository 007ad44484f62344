import { deckLimits } from '@deckloom/deck'
import {
  type ChartDraft,
  type ChartFaults,
  type DraftPoint,
  isCells,
  readCells,
  withoutPoint,
  withPaletteColor,
  withPoint,
} from '@deckloom/editor'
import { Button, TextArea } from '@deckloom/ui'
import { ClipboardPaste, Plus } from 'lucide-react'
import { type ClipboardEvent, useId, useState } from 'react'
import { smallIconProps } from '../../controls/iconProps.ts'
import { ChartPointRow } from './ChartPointRow.tsx'

export interface ChartPointsProps {
  readonly draft: ChartDraft
  readonly faults: ChartFaults | undefined
  readonly theme: readonly string[]
  readonly onChange: (draft: ChartDraft) => void
}

const { min, max } = deckLimits.chartPoints

/** The rows of a chart, each with a color, a label and a value. Pasted spreadsheet cells fill them. */
export function ChartPoints({ draft, faults, theme, onChange }: ChartPointsProps) {
  const note = useId()
  const [pasting, setPasting] = useState(false)
  const [said, setSaid] = useState('')
  const { points, colors } = draft
  const fill = (text: string) => {
    const cells = readCells(text)
    if (!cells) return
    onChange({ ...draft, points: cells.points })
    setPasting(false)
    setSaid(filledWords(cells.points.length, cells.leftOut))
  }
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isCells(text)) return
    event.preventDefault()
    fill(text)
  }
  const write = (index: number, part: Partial<DraftPoint>) =>
    onChange({
      ...draft,
      points: points.map((point, place) => (place === index ? { ...point, ...part } : point)),
    })
  const recolor = (index: number, color: string) =>
    onChange({ ...draft, colors: withPaletteColor(colors, { index, color, theme }) })
  const colorIndex = (index: number) => index % theme.length
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" onPaste={handlePaste}>
      <legend className="sr-only">Data</legend>
      <DataHeading count={points.length} />
      {points.map((point, index) => (
        <ChartPointRow
          // Points have no identity other than their position.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          place={index + 1}
          point={point}
          color={colors[colorIndex(index)] ?? theme[colorIndex(index)] ?? ''}
          invalid={faults?.values.includes(index) ?? false}
          noteId={note}
          onWrite={(part) => write(index, part)}
          onColor={(color) => recolor(colorIndex(index), color)}
          onRemove={points.length > min ? () => onChange(withoutPoint(draft, index)) : undefined}
        />
      ))}
      <output id={note} className="text-small text-ink-subtle">
        <DataNote faults={faults} said={said} />
      </output>
      <DataButtons
        full={points.length >= max}
        pasting={pasting}
        onAdd={() => onChange(withPoint(draft))}
        onPaste={() => setPasting(!pasting)}
      />
      {pasting && <CellsField onFill={fill} />}
    </fieldset>
  )
}

function DataHeading({ count }: { readonly count: number }) {
  return (
    <div className="flex items-baseline justify-between gap-2">
      <span aria-hidden="true" className="text-small font-label">
        Data
      </span>
      <span className="text-small text-ink-subtle tabular-nums">
        {count} of {max} points
      </span>
    </div>
  )
}

interface DataButtonsProps {
  readonly full: boolean
  readonly pasting: boolean
  readonly onAdd: () => void
  readonly onPaste: () => void
}

function DataButtons({ full, pasting, onAdd, onPaste }: DataButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" icon={<Plus {...smallIconProps} />} disabled={full} onClick={onAdd}>
        Add point
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<ClipboardPaste {...smallIconProps} />}
        aria-expanded={pasting}
        onClick={onPaste}
      >
        Paste a table
      </Button>
    </div>
  )
}

function DataNote({ faults, said }: { readonly faults: ChartFaults | undefined; said: string }) {
  if (faults && faults.values.length > 0) {
    return <span className="text-danger">Values are numbers from 0 up.</span>
  }
  if (faults?.data === 'sum') {
    return <span className="text-danger">At least one value has to be above 0.</span>
  }
  return said
}

function CellsField({ onFill }: { readonly onFill: (text: string) => void }) {
  const [text, setText] = useState('')
  const unread = text.trim() !== ''
  return (
    <TextArea
      ref={takeFocus}
      label="Cells from a spreadsheet"
      hint="Copy two columns, labels and numbers, and paste them here."
      error={unread ? 'At least two rows with a number are needed.' : undefined}
      rows={3}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onFill(event.currentTarget.value)
      }}
    />
  )
}

function takeFocus(area: HTMLTextAreaElement | null) {
  area?.focus()
}

function filledWords(count: number, leftOut: number): string {
  const filled = `${count} points filled in.`
  return leftOut === 0 ? filled : `${filled} A chart holds ${max}; ${leftOut} more were left out.`
}
