import type { ImageItem } from '@deckloom/deck'
import { hasRoomForVisual } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react'
import { useEditor } from '../EditorContext.tsx'
import { fullWords } from './fullWords.ts'

export interface VisualDialogProps {
  /** The chart or shape that is opened again; none for a new one. */
  readonly image: ImageItem | undefined
  readonly onClose: () => void
}

type VisualKind = 'chart' | 'shape'

/** Opens the dialogs for charts and shapes. */
export interface Insert {
  readonly add: (kind: VisualKind) => void
  /** False for what has no dialog, such as a photo. */
  readonly reopen: (image: ImageItem) => boolean
}

// Nobody pays for a dialog before it is asked for.
const dialogs: Readonly<Record<VisualKind, () => Promise<ComponentType<VisualDialogProps>>>> = {
  chart: async () => (await import('./ChartDialog.tsx')).ChartDialog,
  shape: async () => (await import('./ShapeDialog.tsx')).ShapeDialog,
}

export const failures = {
  chart: 'Failed to create chart',
  shape: 'Failed to add shape',
} as const

const Context = createContext<Insert | undefined>(undefined)

export function useInsert(): Insert {
  const insert = useContext(Context)
  if (!insert) throw new Error('useInsert needs an InsertProvider above it')
  return insert
}

interface OpenDialog {
  readonly Dialog: ComponentType<VisualDialogProps>
  readonly image: ImageItem | undefined
}

export function InsertProvider({ children }: { readonly children: ReactNode }) {
  const { slide } = useEditor()
  const [shown, setShown] = useState<OpenDialog>()
  const insert = useMemo((): Insert => {
    const open = async (kind: VisualKind, image?: ImageItem) => {
      try {
        setShown({ Dialog: await dialogs[kind](), image })
      } catch {
        toast({
          title: failures[kind],
          description: 'The dialog could not be loaded. Please check the connection and try again.',
          variant: 'destructive',
        })
      }
    }
    return {
      add: (kind) => {
        if (hasRoomForVisual(slide)) void open(kind)
        else toast({ title: failures[kind], description: fullWords, variant: 'destructive' })
      },
      reopen: (image) => {
        const kind = image.chartData ? 'chart' : image.shapeData ? 'shape' : undefined
        if (kind) void open(kind, image)
        return kind !== undefined
      },
    }
  }, [slide])
  return (
    <Context value={insert}>
      {children}
      {shown && <shown.Dialog image={shown.image} onClose={() => setShown(undefined)} />}
    </Context>
  )
}
