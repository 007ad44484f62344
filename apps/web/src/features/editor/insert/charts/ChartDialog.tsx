import {
  type Box,
  type ChartData,
  deckDefaults,
  deckLimits,
  page,
  type Visual,
} from '@deckloom/deck'
import {
  type ChartDraft,
  chartFaults,
  chartOf,
  draftOf,
  newChartDraft,
  withChart,
  withChartData,
} from '@deckloom/editor'
import type { Scene } from '@deckloom/scene'
import { Button, Dialog, TextField, toast } from '@deckloom/ui'
import { type SubmitEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { ChartPoints } from './ChartPoints.tsx'
import { ChartTypes } from './ChartTypes.tsx'
import type { VisualDialogProps } from '../visuals/useInsert.ts'
import { useVisualDialog } from '../visuals/useVisualDialog.ts'
import { VisualPreview } from '../visuals/VisualPreview.tsx'

/** "Create Chart", or "Edit Chart" for an existing one. */
export function ChartDialog({ visual, onClose }: VisualDialogProps) {
  const { scene, add, change, focusAfter } = useVisualDialog()
  const form = useId()
  // A chart is created in the slide's colors, which are known once the slide is drawn.
  if (!scene) return null
  const verb = visual ? 'Edit' : 'Create'
  const save = (chart: ChartData) => {
    if (visual) {
      change((slide) => withChartData(slide, visual.id, chart))
      toast({ title: 'Chart Updated' })
    } else {
      const added = add({
        kind: 'chart',
        size: deckDefaults.newChartSize,
        onto: (slide, id, at) => withChart(slide, { id, chart, at }),
      })
      if (added) toast({ title: 'Chart Created' })
    }
    onClose()
  }
  return (
    <ChartForm
      id={form}
      heading={`${verb} Chart`}
      action={visual ? 'Update Chart' : 'Create Chart'}
      theme={paletteOf(scene)}
      chart={visual?.kind === 'chart' ? visual.chart : undefined}
      onSave={save}
      onCancel={onClose}
      onFocusAfter={focusAfter}
    />
  )
}

interface ChartFormProps {
  readonly id: string
  readonly heading: string
  readonly action: string
  /** The six colors of the theme. */
  readonly theme: readonly string[]
  readonly chart: ChartData | undefined
  readonly onSave: (chart: ChartData) => void
  readonly onCancel: () => void
  readonly onFocusAfter: () => boolean
}

function ChartForm(props: ChartFormProps) {
  const { id, heading, action, theme, chart, onSave, onCancel, onFocusAfter } = props
  const [draft, setDraft] = useState<ChartDraft>(() =>
    chart ? draftOf(chart) : newChartDraft(theme),
  )
  const [titleLeft, setTitleLeft] = useState(false)
  const faults = chartFaults(draft)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!faults) onSave(chartOf(draft))
  }
  const update = (part: Partial<ChartDraft>) => setDraft({ ...draft, ...part })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      onFocusAfter={onFocusAfter}
      title={heading}
      width={880}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} disabled={faults !== undefined}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-x-7 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]"
        onSubmit={handleSubmit}
      >
        <div className="flex min-w-0 flex-col gap-4.5 max-md:order-2">
          <ChartTypes value={draft.type} onChange={(type) => update({ type })} />
          <TextField
            label="Title"
            value={draft.title}
            maxLength={deckLimits.chartTitleLength}
            error={titleLeft && faults?.title ? 'A chart needs a title.' : undefined}
            onBlur={() => setTitleLeft(true)}
            onChange={(event) => update({ title: event.currentTarget.value })}
          />
          <ChartPoints draft={draft} faults={faults} theme={theme} onChange={setDraft} />
        </div>
        <ChartPreview draft={draft} />
      </form>
    </Dialog>
  )
}

const canvas: Box = {
  x: (page.width - deckDefaults.chartCanvas.width) / 2,
  y: (page.height - deckDefaults.chartCanvas.height) / 2,
  ...deckDefaults.chartCanvas,
}
const air = 24
const frame: Box = {
  x: canvas.x - air,
  y: canvas.y - air,
  width: canvas.width + air * 2,
  height: canvas.height + air * 2,
}

function ChartPreview({ draft }: { readonly draft: ChartDraft }) {
  const settled = useDeferredValue(draft)
  const visual = useMemo((): Visual => {
    const { x, y, width, height } = canvas
    return {
      kind: 'chart',
      id: 'chart-preview',
      url: '',
      origin: 'generated-chart',
      chart: chartOf(settled),
      position: { x, y },
      size: { width, height },
    }
  }, [settled])
  return (
    <div className="sticky -top-5 z-10 flex min-w-0 flex-col gap-1.5 self-start bg-surface-raised max-md:-mx-6 max-md:-mt-5 max-md:px-6 max-md:py-4 md:top-0">
      <p className="text-small font-label max-md:sr-only">Preview</p>
      <VisualPreview visual={visual} frame={frame} title="Chart preview" />
      <p className="text-small text-ink-subtle max-md:sr-only">
        Exports as a native PowerPoint chart: the numbers stay editable.
      </p>
    </div>
  )
}

function paletteOf({ theme: { colors } }: Scene): readonly string[] {
  const { accent1, accent2, accent3, accent4, accent5, accent6 } = colors
  return [accent1, accent2, accent3, accent4, accent5, accent6]
}
