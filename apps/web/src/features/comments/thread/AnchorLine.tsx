import type { CommentAnchor } from '@deckloom/contract'
import { ImageIcon, type LucideIcon, PanelTop, TextCursor } from 'lucide-react'

const icons: Readonly<Record<CommentAnchor['kind'], LucideIcon>> = {
  slide: PanelTop,
  element: ImageIcon,
  words: TextCursor,
}

export interface AnchorLineProps {
  readonly kind: CommentAnchor['kind']
  readonly words: string
}

/** What a thread is on, in one line. */
export function AnchorLine({ kind, words }: AnchorLineProps) {
  const Icon = icons[kind]
  return (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{words}</span>
    </>
  )
}
