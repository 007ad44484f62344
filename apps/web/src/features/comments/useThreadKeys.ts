import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type CommentsRequest, requestOfKey } from '../../shared/comments/discussion.ts'

/** Keys of the comments while they have the focus, except where text is typed. Escape goes back. */
export function useThreadKeys(
  root: RefObject<HTMLElement | null>,
  {
    onRequest,
    onBack,
  }: { readonly onRequest: (request: CommentsRequest) => void; readonly onBack: () => void },
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, defaultPrevented } = event
    if (defaultPrevented || !(target instanceof Element) || isElsewhere(target)) return
    const request = requestOfKey(event)
    if (request === undefined && key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (request === undefined) onBack()
    else onRequest(request)
  })
  useEffect(() => {
    const node = root.current
    node?.addEventListener('keydown', handleKey)
    return () => node?.removeEventListener('keydown', handleKey)
  }, [root])
}

function isElsewhere(target: Element): boolean {
  return (
    target.closest('textarea, input:not([type=radio]), [role=menu], [role=alertdialog]') !== null
  )
}
