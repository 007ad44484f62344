import { ApiError, type Revision } from '@deckloom/contract'
import { Button, Checkbox, Dialog, Spinner, toast } from '@deckloom/ui'
import { type ReactNode, useState } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { formatTimeAgo } from './formatTimeAgo.ts'
import { everySave, lastingVersions } from './lastingVersions.ts'
import { useVersion, useVersions } from './useVersions.ts'
import { VersionList } from './VersionList.tsx'
import { VersionPreview } from './VersionPreview.tsx'

/** Earlier versions of the deck: a list, a preview of each, and a way to restore it. */
export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const [picked, setPicked] = useState<number>()
  const [every, setEvery] = useState(false)
  const { data, error, refetch } = useVersions()
  const { data: version } = useVersion(picked)
  const restore = useRestore()
  const handleRestore = (revision: Revision) => {
    const item = data?.find((other) => other.version === revision.version)
    restore(revision, item?.savedAt)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Version history"
      description="Restoring saves a new version, so nothing is lost."
      width={880}
      footer={
        <>
          <span className="mr-auto">
            <Checkbox
              label="Show every save"
              checked={every}
              onChange={(event) => setEvery(event.currentTarget.checked)}
            />
          </span>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!version}
            onClick={() => version && handleRestore(version)}
          >
            Restore
          </Button>
        </>
      }
    >
      {data && (
        <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
          <VersionList
            groups={every ? everySave(data) : lastingVersions(data)}
            picked={picked}
            onPick={setPicked}
          />
          <VersionPreview
            key={picked}
            version={version ?? undefined}
            waiting={picked !== undefined}
          />
        </div>
      )}
      {!data && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <Spinner />)}
    </Dialog>
  )
}

function useRestore() {
  const { document, showSlide, order } = useEditor()
  return (revision: Revision, savedAt: string | undefined) => {
    const before = document.toSlides()
    const shown = order[0]
    document.replaceSlides(revision.slides)
    const [first] = revision.slides
    if (first) showSlide(first.id)
    const time =
      savedAt === undefined ? '' : ` from ${formatTimeAgo(Date.parse(savedAt), Date.now())}`
    toast({
      title: 'Version Restored',
      description: `Your deck is back to the version${time}.`,
      action: {
        label: 'Undo',
        onAct: () => {
          document.replaceSlides(before)
          if (shown !== undefined) showSlide(shown)
        },
      },
    })
  }
}

interface FailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

function Failed({ error, onRetry }: FailedProps): ReactNode {
  const refused = error instanceof ApiError && error.status === 403
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="text-body">
        {refused
          ? 'Only the owner of a presentation can see its earlier versions.'
          : 'The versions could not be loaded.'}
      </p>
      {!refused && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}
