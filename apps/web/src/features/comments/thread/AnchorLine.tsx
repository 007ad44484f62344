import type { CommentAnchor } from '@deckloom/contract'
import { type LucideIcon, PanelTop, SquareDashed, TextCursor } from 'lucide-react'

const icons: Readonly<Record<CommentAnchor['kind'], LucideIcon>> = {
  slide: PanelTop,
  element: SquareDashed,
  words: TextCursor,
}

export interface AnchorLineProps {
  readonly kind: CommentAnchor['kind']
  readonly words: string
  /** Follows the words and is never cut, such as "on slide 2". */
  readonly slide?: string | undefined
}

/** What a thread is on, in one line. */
export function AnchorLine({ kind, words, slide }: AnchorLineProps) {
  const Icon = icons[kind]
  return (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{words}</span>
      {slide !== undefined && <span className="-ml-1 shrink-0">{slide}</span>}
    </>
  )
}
