import { Button, toast } from '@deckloom/ui'
import {
  BookOpenText,
  ChartColumn,
  Expand,
  Feather,
  Images,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareQuote,
  NotebookPen,
  RefreshCcw,
  Shrink,
  Table,
  Waypoints,
} from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { smallIconProps } from '../controls/iconProps.ts'
import { PanelSection } from '../controls/PanelSection.tsx'
import type { AssistDialogProps } from './AssistDialog.tsx'
import { type SlideActionChoice, slideActions } from './slideActions.ts'

const icons: Readonly<Record<SlideActionChoice['action'], LucideIcon>> = {
  shorten: Shrink,
  rewrite: RefreshCcw,
  expand: Expand,
  simplify: Feather,
  tone: MessageSquareQuote,
  translate: Languages,
  chart: ChartColumn,
  table: Table,
  timeline: Waypoints,
  alternatives: LayoutDashboard,
  notes: NotebookPen,
  alt: Images,
}

interface Open {
  readonly choice: SlideActionChoice
  readonly Dialog: ComponentType<AssistDialogProps>
}

/** What the server can do with this slide. Each action shows its result before anything changes. */
export function AssistSection() {
  const [shown, setShown] = useState<Open>()
  const open = async (choice: SlideActionChoice) => {
    try {
      const { AssistDialog } = await import('./AssistDialog.tsx')
      setShown({ choice, Dialog: AssistDialog })
    } catch {
      toast({
        title: `${choice.label} failed`,
        description: 'The dialog could not be loaded. Check your connection and try again.',
        variant: 'destructive',
      })
    }
  }
  return (
    <PanelSection title="Work on this slide">
      <p className="flex gap-2 text-small text-ink-muted">
        <BookOpenText {...smallIconProps} className="mt-0.5 shrink-0" />
        Preview the result next to your slide, then keep or discard it.
      </p>
      <div className="grid grid-cols-2 gap-2">
        {slideActions.map((choice) => {
          const Icon = icons[choice.action]
          return (
            <Button
              key={choice.action}
              aria-label={choice.label}
              title={choice.label}
              size="small"
              className="justify-start px-2! text-left"
              icon={<Icon {...smallIconProps} className="shrink-0" />}
              onClick={() => void open(choice)}
            >
              {choice.short}
            </Button>
          )
        })}
      </div>
      {shown && <shown.Dialog choice={shown.choice} onClose={() => setShown(undefined)} />}
    </PanelSection>
  )
}
