import { Suspense, useState } from 'react'
import { RecentPresentations } from '../../features/library/RecentPresentations.tsx'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const ShareDialog = lazyPart(
  async () => (await import('../../features/sharing/ShareDialog.tsx')).ShareDialog,
)

/** The recent decks, and the dialog that shares one of them. */
export function RecentDecks() {
  const [shared, setShared] = useState<{ readonly id: number; readonly title: string }>()
  return (
    <>
      <RecentPresentations onShare={setShared} />
      {shared && (
        <Suspense>
          <ShareDialog deck={shared} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
    </>
  )
}
