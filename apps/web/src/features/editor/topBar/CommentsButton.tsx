import { Tooltip } from '@deckloom/ui'
import { MessageSquareText } from 'lucide-react'
import { toggleComments, useDiscussion } from '../../../shared/comments/discussion.ts'
import { isOpenThread } from '../../../shared/comments/threadOrder.ts'
import { useThreads } from '../../../shared/comments/threads.ts'
import { iconProps } from '../controls/iconProps.ts'
import { useEditor } from '../session/EditorContext.tsx'

/** Opens the comments; shows how many threads are open. */
export function CommentsButton() {
  const threads = useThreads(useEditor().id)
  const { isOpen } = useDiscussion()
  const open = threads.filter(isOpenThread).length
  const unread = threads.some((thread) => thread.unread > 0)
  return (
    <Tooltip label="Comments">
      <button
        type="button"
        data-opens-comments=""
        aria-label={`Comments, ${open} open${unread ? ', some unread' : ''}`}
        aria-pressed={isOpen}
        className="relative flex h-10 min-w-10 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-control px-2.5 text-ui font-action text-ink-muted tabular-nums hover:bg-surface-hover hover:text-ink aria-pressed:bg-surface-hover aria-pressed:text-ink touch:min-h-11"
        onClick={toggleComments}
      >
        <MessageSquareText {...iconProps} />
        {open > 0 && open}
        {unread && (
          <span
            aria-hidden="true"
            className="absolute top-1.5 left-6 size-2 rounded-full bg-info ring-2 ring-surface"
          />
        )}
      </button>
    </Tooltip>
  )
}
