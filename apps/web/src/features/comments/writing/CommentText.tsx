import { commentLimits } from '@deckloom/contract'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import type { Mentionable } from './mentions.ts'
import { MentionList, optionId } from './MentionList.tsx'
import { useMentionList } from './useMentionList.ts'

export interface CommentTextProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Accessible name and placeholder. */
  readonly label: string
  readonly text: string
  readonly mentionables: readonly Mentionable[]
  readonly readOnly: boolean
  /** Whether the list of mentions opens above the field. */
  readonly opensUp: boolean
  readonly onWrite: (text: string) => void
  /** Called for keys that the list of mentions does not take. */
  readonly onKey: (event: KeyboardEvent) => void
}

/** The text of a comment, with the people and teams that can be mentioned offered after an @. */
export function CommentText(props: CommentTextProps) {
  const { field, label, text, mentionables, readOnly, opensUp, onWrite, onKey } = props
  const list = useMentionList({ field, text, mentionables, onWrite })
  const listId = useId()
  const isListed = list.offered.length > 0
  return (
    <div className="relative min-w-0 flex-1">
      <textarea
        ref={field}
        rows={1}
        aria-label={label}
        placeholder={label}
        maxLength={commentLimits.textLength}
        aria-autocomplete="list"
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed ? optionId(listId, list.marked) : undefined}
        value={text}
        readOnly={readOnly}
        className="block max-h-40 min-h-10 w-full resize-none rounded-control bg-surface px-3 py-2 text-ui text-ink shadow-[inset_0_0_0_1px_var(--line-control)] [field-sizing:content] placeholder:text-ink-subtle touch:min-h-11 touch:text-[1rem]"
        onChange={({ target }) => {
          onWrite(target.value)
          list.follow(target.selectionStart)
        }}
        onClick={({ currentTarget }) => list.follow(currentTarget.selectionStart)}
        onBlur={() => list.follow(undefined)}
        onKeyDown={(event) => {
          if (!list.handleKey(event)) onKey(event)
        }}
      />
      {isListed && (
        <MentionList
          id={listId}
          offered={list.offered}
          marked={list.marked}
          opensUp={opensUp}
          onChoose={list.choose}
        />
      )}
    </div>
  )
}
