import { deckLimits, type LineData, lineHeads, type LineVisual } from '@deckloom/deck'
import { editLine, swapEnds } from '@deckloom/editor'
import { Button, Segment, SelectField } from '@deckloom/ui'
import { ArrowLeftRight } from 'lucide-react'
import { NumberField } from '../../controls/NumberField.tsx'
import { PanelSection } from '../../controls/PanelSection.tsx'
import { iconProps } from '../../controls/iconProps.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { dashOptions } from './dashOptions.ts'
import { LineColor } from './LineColor.tsx'
import { LineEnds } from './LineEnds.tsx'

const kinds = [
  { value: 'straight', label: 'Straight' },
  { value: 'elbow', label: 'Elbow' },
  { value: 'curved', label: 'Curved' },
] as const satisfies readonly { value: LineData['kind']; label: string }[]

/** Lines are measured in points, as in office programs. */
const pointsPerUnit = 0.8

const headNames = {
  none: 'None',
  triangle: 'Triangle',
  stealth: 'Stealth',
  arrow: 'Open arrow',
  oval: 'Circle',
  diamond: 'Diamond',
} as const satisfies Record<(typeof lineHeads)[number], string>

const heads = lineHeads.map((value) => ({ value, label: headNames[value] }))

/** Everything about a line: its kind, color, width, style, arrowheads and ends. */
export function LineSection({ visual }: { readonly visual: LineVisual }) {
  const { document, slide } = useEditor()
  const { id, line } = visual
  const edit = (change: (now: LineData) => LineData, gesture?: string) =>
    document.edit(slide.id, (now) => editLine(now, id, change), gesture)
  const set = (part: Partial<LineData>, gesture?: string) =>
    edit((now) => ({ ...now, ...part }), gesture)
  return (
    <>
      <PanelSection title="Line type">
        <Segment
          label="Line type"
          options={kinds}
          value={line.kind}
          onChange={(kind) => set({ kind })}
          full
        />
      </PanelSection>
      <LineColor line={line} onChange={(color) => set({ color })} />
      <PanelSection title="Line style">
        <Segment
          label="Line style"
          options={dashOptions}
          value={line.dash ?? 'solid'}
          onChange={(dash) => set({ dash })}
          full
        />
        <div className="grid grid-cols-2 gap-2">
          <NumberField
            label="Line width"
            letter="pt"
            value={line.width * pointsPerUnit}
            onCommit={(points) => set({ width: limitWidth(points / pointsPerUnit) }, `widen ${id}`)}
          />
        </div>
      </PanelSection>
      <PanelSection title="Arrowheads">
        <div className="grid grid-cols-2 gap-2">
          <HeadField
            label="Start arrowhead"
            value={line.startHead}
            onChange={(startHead) => set({ startHead })}
          />
          <HeadField
            label="End arrowhead"
            value={line.endHead}
            onChange={(endHead) => set({ endHead })}
          />
        </div>
        <Button icon={<ArrowLeftRight {...iconProps} />} onClick={() => edit(swapEnds)}>
          Swap ends
        </Button>
      </PanelSection>
      <LineEnds visual={visual} />
    </>
  )
}

interface HeadFieldProps {
  readonly label: string
  readonly value: LineData['endHead']
  readonly onChange: (head: NonNullable<LineData['endHead']>) => void
}

function HeadField({ label, value = 'none', onChange }: HeadFieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      options={heads}
      onChange={({ currentTarget }) =>
        onChange(lineHeads.find((head) => head === currentTarget.value) ?? 'none')
      }
    />
  )
}

function limitWidth(width: number): number {
  const { min, max } = deckLimits.line.width
  return Math.min(max, Math.max(min, width))
}
