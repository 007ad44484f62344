import { useState } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { formatTimeAgo } from './formatTimeAgo.ts'
import { authorsOf, type VersionGroup } from './lastingVersions.ts'

export interface VersionListProps {
  readonly groups: readonly VersionGroup[]
  /** Undefined for the current deck. */
  readonly picked: number | undefined
  readonly onPick: (version: number | undefined) => void
}

/** The current deck and its earlier versions, each with time, authors and slide count. */
export function VersionList({ groups, picked, onPick }: VersionListProps) {
  const { order } = useEditor()
  const [now] = useState(() => Date.now())
  return (
    <ul aria-label="Versions" className="flex max-h-[24rem] flex-col gap-1 overflow-y-auto p-0.5">
      <Entry
        title="Current version"
        count={order.length}
        current={picked === undefined}
        onPress={() => onPick(undefined)}
      />
      {groups.map((group) => (
        <Entry
          key={group.version.version}
          title={formatTimeAgo(Date.parse(group.version.savedAt), now)}
          time={group.version.savedAt}
          authors={authorsOf(group)}
          count={group.version.slideCount}
          current={group.version.version === picked}
          onPress={() => onPick(group.version.version)}
        />
      ))}
      {groups.length === 0 && (
        <li className="px-3 py-2 text-small text-ink-muted">
          Earlier versions will appear here after the deck changes.
        </li>
      )}
    </ul>
  )
}

interface EntryProps {
  readonly title: string
  readonly time?: string
  readonly authors?: string | undefined
  readonly count: number
  readonly current: boolean
  readonly onPress: () => void
}

function Entry({ title, time, authors, count, current, onPress }: EntryProps) {
  const slides = count === 1 ? '1 slide' : `${count} slides`
  return (
    <li>
      <button
        type="button"
        aria-pressed={current}
        className="block w-full cursor-pointer rounded-control px-3 py-2 text-left hover:bg-surface-hover aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
        onClick={onPress}
      >
        <span className="block text-ui font-heading first-letter:uppercase">{title}</span>
        {time !== undefined && (
          <time dateTime={time} className="block text-small">
            {new Date(time).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        )}
        <span className="block text-small">
          {authors === undefined ? slides : `${authors} · ${slides}`}
        </span>
      </button>
    </li>
  )
}
