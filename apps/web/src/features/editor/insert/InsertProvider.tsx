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
import { slideFullMessage } from './slideFullMessage.ts'

export interface VisualDialogProps {
  /** The picture, chart, shape or icon that is opened again; none for a new one. */
  readonly image: ImageItem | undefined
  /** Where the dialog was opened. */
  readonly from?: 'toolbar' | 'panel'
  readonly onClose: () => void
}

type VisualKind = 'image' | 'chart' | 'shape' | 'icon'

/** Opens the dialogs for pictures, charts, shapes and icons. */
export interface Insert {
  readonly add: (kind: VisualKind, from?: VisualDialogProps['from']) => void
  /** A chart, shape or icon to change it, a picture to put another one in its place. */
  readonly reopen: (image: ImageItem) => boolean
}

// Nobody pays for a dialog before it is asked for.
const dialogs: Readonly<Record<VisualKind, () => Promise<ComponentType<VisualDialogProps>>>> = {
  image: async () => (await import('./ImageDialog.tsx')).ImageDialog,
  chart: async () => (await import('./ChartDialog.tsx')).ChartDialog,
  shape: async () => (await import('./ShapeDialog.tsx')).ShapeDialog,
  icon: async () => (await import('./icons/IconDialog.tsx')).IconDialog,
}

export const failures = {
  image: 'Failed to add image',
  chart: 'Failed to create chart',
  shape: 'Failed to add shape',
  icon: 'Failed to add icon',
} as const

const Context = createContext<Insert | undefined>(undefined)

export function useInsert(): Insert {
  const insert = useContext(Context)
  if (!insert) throw new Error('useInsert needs an InsertProvider above it')
  return insert
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
    <Context value={insert}>
      {children}
      {shown && (
        <shown.Dialog
          image={shown.image}
          {...(shown.from && { from: shown.from })}
          onClose={() => setShown(undefined)}
        />
      )}
    </Context>
  )
}
