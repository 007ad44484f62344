import { IconButton, Segment } from '@deckloom/ui'
import { MessageSquarePlus, X } from 'lucide-react'
import { useRef } from 'react'
import { startDraft } from '../../shared/comments/discussion.ts'
import { BottomSheet } from '../../shared/sheet/BottomSheet.tsx'
import { NewThread } from './NewThread.tsx'
import { filterOptions, ListState, Stepper } from './PanelParts.tsx'
import { Thread } from './thread/Thread.tsx'
import { useThreadKeys } from './useThreadKeys.ts'
import { leaveComments, useThreadList } from './useThreadList.ts'

export interface CommentsPanelProps {
  readonly deckId: number
  /** The deck's slides, in order. */
  readonly slideIds: readonly string[]
  readonly currentSlideId: string
  /** Threads whose words or element are gone from their slide. */
  readonly gone?: ReadonlySet<number>
  /** How to comment here; shown while there are no comments. */
  readonly hint: string
  /** Shows the comments as a sheet, one thread at a time. */
  readonly isCompact: boolean
  readonly onShowSlide: (id: string) => void
  /** Runs before a new thread is sent, to save what it is on. */
  readonly onBeforeSend?: () => Promise<void>
}

const nothingGone: ReadonlySet<number> = new Set()

/** The comments on a deck. Needs no editor: the page says which slides there are. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { isCompact } = props
  if (!isCompact) return <Comments {...props} />
  return (
    <BottomSheet label="Comments sheet" closeLabel="Close comments" isTall onClose={leaveComments}>
      <Comments {...props} />
    </BottomSheet>
  )
}

function Comments(props: CommentsPanelProps) {
  const { deckId, slideIds, isCompact, hint } = props
  const root = useRef<HTMLElement>(null)
  const panel = useThreadList(props, root)
  const { threads, shown, active, draft } = panel
  useThreadKeys(root, { onRequest: panel.handle, onBack: panel.goBack })
  const listed = isCompact ? shown.filter((thread) => thread === active) : shown
  return (
    <section
      ref={root}
      aria-label="Comments"
      tabIndex={-1}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <Header {...props} panel={panel} />
      <div className="border-b border-line px-4 pb-3.5">
        <Segment
          full
          label="Comments shown"
          options={filterOptions(threads)}
          value={panel.filter}
          onChange={panel.setFilter}
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <ListState
          query={panel.query}
          isEmpty={shown.length === 0 && !draft}
          filter={panel.filter}
          hint={hint}
        />
        {draft && (
          <NewThread
            key={JSON.stringify(draft)}
            deckId={deckId}
            draft={draft}
            slideIds={slideIds}
            mentionables={panel.mentionables}
            onBeforeSend={props.onBeforeSend}
          />
        )}
        {listed.map((thread) => (
          <Thread
            key={thread.id}
            deckId={deckId}
            thread={thread}
            mentionables={panel.mentionables}
            changes={panel.changes}
            place={{ slideIds, isGone: (props.gone ?? nothingGone).has(thread.id) }}
            isActive={thread === active}
            isCompact={isCompact}
            replyField={panel.replyField}
            onActivate={() => panel.open(thread)}
            onLeaveReply={panel.focus}
          />
        ))}
      </div>
    </section>
  )
}

interface HeaderProps extends CommentsPanelProps {
  readonly panel: ReturnType<typeof useThreadList>
}

function Header({ currentSlideId, isCompact, panel }: HeaderProps) {
  const { shown, active, draft } = panel
  return (
    <header className="flex min-h-13 items-center gap-1 pr-3 pl-4">
      <h2 className="flex-1 text-h3 font-heading">Comments</h2>
      {isCompact && active && !draft && (
        <Stepper place={shown.indexOf(active)} of={shown.length} onRequest={panel.handle} />
      )}
      <IconButton
        label="Comment on this slide"
        size="small"
        icon={<MessageSquarePlus size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => startDraft({ slideId: currentSlideId, anchor: { kind: 'slide' } })}
      />
      {isCompact ? (
        // The sheet has its button here.
        <span className="w-9 touch:w-11" />
      ) : (
        <IconButton
          label="Close comments"
          size="small"
          icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={leaveComments}
        />
      )}
    </header>
  )
}
