import { deckDefaults } from '@deckloom/deck'
import { Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { shareDialog } from '../../features/editor/overlays/shareDialogState.ts'
import { useEditor } from '../../features/editor/session/EditorContext.tsx'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const ShareDialog = lazyPart(
  async () => (await import('../../features/sharing/ShareDialog.tsx')).ShareDialog,
)

/** The share dialog over the editor: opened by SHARE..., and by the `?share` of a notification or an email. */
export function ShareLayer() {
  const { id, deckTitle } = useEditor()
  const shown = shareDialog.useShown()
  const [, navigate] = useLocation()
  const [params] = useSearchParams()
  const isAsked = params.has('share')
  useEffect(() => {
    if (!isAsked) return
    shareDialog.open({ copied: false })
    navigate(`/editor/${id}`, { replace: true })
  }, [isAsked, id, navigate])
  // Another deck must not open with it.
  useEffect(() => shareDialog.close, [])
  if (!shown) return null
  return (
    <Suspense>
      <ShareDialog
        deck={{ id, title: deckTitle || deckDefaults.untitledTitle }}
        copied={shown.copied}
        onClose={shareDialog.close}
        onLeft={() => navigate('/workspace')}
      />
    </Suspense>
  )
}
