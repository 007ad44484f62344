import type { ImageItem } from '@deckloom/deck'
import { hasRoomForVisual } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { failures, slideFullMessage } from './insertFailures.ts'
import { type Insert, InsertContext, type VisualDialogProps, type VisualKind } from './useInsert.ts'

// Nobody pays for a dialog before it is asked for.
const dialogs: Readonly<Record<VisualKind, () => Promise<ComponentType<VisualDialogProps>>>> = {
  image: async () => (await import('./ImageDialog.tsx')).ImageDialog,
  chart: async () => (await import('./ChartDialog.tsx')).ChartDialog,
  shape: async () => (await import('./ShapeDialog.tsx')).ShapeDialog,
  icon: async () => (await import('./icons/IconDialog.tsx')).IconDialog,
}

function kindOf({ chartData, shapeData, iconData }: ImageItem): VisualKind {
  if (chartData) return 'chart'
  if (shapeData) return 'shape'
  return iconData ? 'icon' : 'image'
}

interface OpenDialog {
  readonly Dialog: ComponentType<VisualDialogProps>
  readonly image: ImageItem | undefined
  readonly from: VisualDialogProps['from']
}

export function InsertProvider({ children }: { readonly children: ReactNode }) {
  const { slide } = useEditor()
  const [shown, setShown] = useState<OpenDialog>()
  const insert = useMemo((): Insert => {
    const open = async (kind: VisualKind, more: Partial<Omit<OpenDialog, 'Dialog'>> = {}) => {
      try {
        setShown({ Dialog: await dialogs[kind](), image: more.image, from: more.from })
      } catch {
        toast({
          title: failures[kind],
          description: 'The dialog could not be loaded. Please check the connection and try again.',
          variant: 'destructive',
        })
      }
    }
    return {
      add: (kind, from) => {
        if (hasRoomForVisual(slide)) void open(kind, { from })
        else toast({ title: failures[kind], description: slideFullMessage, variant: 'destructive' })
      },
      reopen: (image) => {
        void open(kindOf(image), { image })
        return true
      },
    }
  }, [slide])
  return (
    <InsertContext value={insert}>
      {children}
      {shown && (
        <shown.Dialog
          image={shown.image}
          {...(shown.from && { from: shown.from })}
          onClose={() => setShown(undefined)}
        />
      )}
    </InsertContext>
  )
}
