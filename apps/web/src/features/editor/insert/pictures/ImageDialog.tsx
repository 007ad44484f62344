import { ApiError } from '@deckloom/contract'
import { deckDefaults, deckLimits, type Visual, visualsOf } from '@deckloom/deck'
import { hasRoomFor, type PictureSource, withPicture, withPictureSource } from '@deckloom/editor'
import { Button, Dialog, Tabs, TextField, toast } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, useState } from 'react'
import { useEditor } from '../../session/EditorContext.tsx'
import { GenerateTab } from './GenerateTab.tsx'
import { imageFileIn } from './imageFileIn.ts'
import type { VisualDialogProps } from '../visuals/useInsert.ts'
import { pictureApi } from './pictureApi.ts'
import type { PickProps, PictureChoice } from './pictureChoice.ts'
import { PictureOnSlide } from './PictureOnSlide.tsx'
import { StockTab } from './StockTab.tsx'
import { UploadTab } from './UploadTab.tsx'
import { useUploads } from './useUploads.ts'
import { useVisualDialog } from '../visuals/useVisualDialog.ts'

const tabs = [
  { value: 'generate', label: 'AI Generation' },
  { value: 'upload', label: 'Upload' },
  { value: 'stock', label: 'Stock Photos' },
] as const
type Tab = (typeof tabs)[number]['value']

/** "Select Image": adds a picture, or replaces `visual`. */
export function ImageDialog({ visual, from = 'panel', onClose }: VisualDialogProps) {
  const { slide, index } = useEditor()
  const [tab, setTab] = useState<Tab>('generate')
  const [chosen, setChosen] = useState<PictureChoice>()
  const [alt, setAlt] = useState<string>()
  const { put, putting, focusAfter } = usePutPicture(visual, onClose)
  const uploads = useUploads((choice) => {
    setTab('upload')
    setChosen(choice)
  })
  const handlePaste = (event: ClipboardEvent) => {
    const file = imageFileIn(event.clipboardData)
    if (!file) return
    event.preventDefault()
    event.stopPropagation()
    uploads.send(file)
  }
  const action = visual ? 'Replace Image' : 'Add Image'
  return (
    // Handles paste anywhere in the dialog.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="contents" onPaste={handlePaste}>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        onFocusAfter={focusAfter}
        title="Select Image"
        description={describePlace(index, visual ? undefined : visualsOf(slide).length)}
        width={880}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              working={putting}
              disabled={!chosen}
              onClick={() => chosen && void put(chosen, alt ?? chosen.name)}
            >
              {action}
            </Button>
          </>
        }
      >
        <Tabs label="Source" tabs={tabs} value={tab} onChange={setTab}>
          <div className="grid gap-x-6 gap-y-5 pt-5 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
            <Source tab={tab} from={from} chosen={chosen} onChoose={setChosen} uploads={uploads} />
            <Outcome choice={chosen} replaces={visual} alt={alt} onAlt={setAlt} />
          </div>
        </Tabs>
      </Dialog>
    </div>
  )
}

interface OutcomeProps {
  readonly choice: PictureChoice | undefined
  readonly replaces: Visual | undefined
  /** Undefined until the user has written it. */
  readonly alt: string | undefined
  readonly onAlt: (alt: string) => void
}

function Outcome({ choice, replaces, alt, onAlt }: OutcomeProps) {
  return (
    <div className="flex min-w-0 flex-col gap-4.5 self-start md:sticky md:top-0">
      <PictureOnSlide choice={choice} replaces={replaces} />
      <TextField
        label="Description for screen readers"
        maxLength={deckLimits.visualDescriptionLength}
        value={alt ?? choice?.name ?? ''}
        disabled={!choice}
        onChange={(event) => onAlt(event.currentTarget.value)}
      />
      {choice?.source.attribution !== undefined && (
        <p className="-mt-2 text-small text-ink-subtle">{choice.source.attribution}</p>
      )}
    </div>
  )
}

interface SourceProps extends PickProps {
  readonly tab: Tab
  readonly uploads: ReturnType<typeof useUploads>
}

function Source({ tab, uploads, ...pick }: SourceProps) {
  const { data } = useQuery({
    queryKey: ['picture-sources'],
    queryFn: () => pictureApi.pictureSources(),
    staleTime: Infinity,
  })
  return (
    <>
      {/* Kept mounted, so that results are still there when the user returns to the tab. */}
      <div hidden={tab !== 'generate'}>
        <GenerateTab {...pick} source={data?.generation} />
      </div>
      <div hidden={tab !== 'upload'}>
        <UploadTab {...pick} {...uploads} onFile={uploads.send} />
      </div>
      <div hidden={tab !== 'stock'}>
        <StockTab {...pick} source={data?.stock} />
      </div>
    </>
  )
}

function describePlace(index: number, present: number | undefined): string {
  if (present === undefined) return `Slide ${index + 1}`
  const { images } = deckLimits
  return `Slide ${index + 1}, image ${Math.min(present + 1, images)} of ${images}`
}

function usePutPicture(visual: Visual | undefined, onClose: () => void) {
  const { slide } = useEditor()
  const { add, change, focusAfter } = useVisualDialog()
  const [putting, setPutting] = useState(false)
  const onto = (picture: PictureSource) => {
    if (visual) {
      change((current) => withPictureSource(current, visual.id, picture))
      return true
    }
    return add({
      kind: 'picture',
      size: deckDefaults.newImageSize,
      onto: (current, id, at) => withPicture(current, { id, picture, at }),
    })
  }
  const put = async (choice: PictureChoice, words: string) => {
    // The slide may have become full in the meantime.
    if (!visual && !hasRoomFor(slide, 'picture')) return onClose()
    setPutting(true)
    try {
      const url = choice.take ? await choice.take() : choice.source.url
      const alt = words.trim().slice(0, deckLimits.visualDescriptionLength)
      if (onto({ ...choice.source, url, alt })) {
        toast({ title: visual ? 'Image Replaced' : 'Image Added' })
      }
      onClose()
    } catch (error) {
      setPutting(false)
      toast({
        title: 'Failed to add image',
        description:
          error instanceof ApiError ? error.sentence : 'Check your connection and try again.',
        variant: 'destructive',
      })
    }
  }
  return { put, putting, focusAfter }
}
