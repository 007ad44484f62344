import type { Visual, VisualKind } from '@deckloom/deck'
import { hasRoomFor } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { failures, slideFullMessage } from './visuals/insertFailures.ts'
import { type Insert, InsertContext, type VisualDialogProps } from './visuals/useInsert.ts'

/** Lines are drawn on the slide and changed in the panel. */
type DialogKind = Exclude<VisualKind, 'line'>

// Dialogs are loaded on first use.
const dialogs: Readonly<Record<DialogKind, () => Promise<ComponentType<VisualDialogProps>>>> = {
  picture: async () => (await import('./pictures/ImageDialog.tsx')).ImageDialog,
  chart: async () => (await import('./charts/ChartDialog.tsx')).ChartDialog,
  shape: async () => (await import('./shapes/ShapeDialog.tsx')).ShapeDialog,
  icon: async () => (await import('./icons/IconDialog.tsx')).IconDialog,
}

interface OpenDialog {
  readonly Dialog: ComponentType<VisualDialogProps>
  readonly visual: Visual | undefined
  readonly from: VisualDialogProps['from']
}

export function InsertProvider({ children }: { readonly children: ReactNode }) {
  const { slide } = useEditor()
  const [shown, setShown] = useState<OpenDialog>()
  const insert = useMemo((): Insert => {
    const open = async (kind: DialogKind, more: Partial<Omit<OpenDialog, 'Dialog'>> = {}) => {
      try {
        setShown({ Dialog: await dialogs[kind](), visual: more.visual, from: more.from })
      } catch {
        toast({
          title: failures[kind],
          description: 'The dialog could not be loaded. Check your connection and try again.',
          variant: 'destructive',
        })
      }
    }
    return {
      add: (kind, from) => {
        if (hasRoomFor(slide, kind)) void open(kind, { from })
        else
          toast({
            title: failures[kind],
            description: slideFullMessage(kind),
            variant: 'destructive',
          })
      },
      reopen: (visual) => {
        if (visual.kind === 'line') return false
        void open(visual.kind, { visual })
        return true
      },
    }
  }, [slide])
  return (
    <InsertContext value={insert}>
      {children}
      {shown && (
        <shown.Dialog
          visual={shown.visual}
          {...(shown.from && { from: shown.from })}
          onClose={() => setShown(undefined)}
        />
      )}
    </InsertContext>
  )
}
