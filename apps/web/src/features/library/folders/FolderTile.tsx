import type { Folder } from '@deckloom/contract'
import { MenuItem, MenuSeparator } from '@deckloom/ui'
import { Folder as FolderIcon, FolderInput, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { ItemMenu, menuIcon } from '../ItemMenu.tsx'
import { countPresentations } from '../workspace/decks/useDeckChanges.ts'

export interface FolderTileProps {
  readonly folder: Folder
  /** Number of direct subfolders. */
  readonly inside: number
  readonly onRename: () => void
  readonly onMove: () => void
  readonly onDelete: () => void
}

export function folderUrl(id: number): string {
  return `/workspace?tab=folders&folder=${id}`
}

export function FolderTile({ folder, inside, onRename, onMove, onDelete }: FolderTileProps) {
  const { id, name, deckCount } = folder
  return (
    <article className="relative flex items-center gap-3 rounded-card bg-surface p-4 pr-3 shadow-sheet hover:shadow-lift">
      <FolderIcon
        size={24}
        strokeWidth={1.75}
        aria-hidden="true"
        className="shrink-0 text-primary"
      />
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-body font-action">
          <Link
            href={folderUrl(id)}
            className="rounded-slide after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
        </h3>
        <p className="text-small text-ink-subtle tabular-nums">
          {countPresentations(deckCount)}
          {inside > 0 && `, ${inside === 1 ? '1 folder' : `${inside} folders`}`}
        </p>
      </div>
      <span className="relative">
        <ItemMenu name={name}>
          <MenuItem icon={<Pencil {...menuIcon} />} onSelect={onRename}>
            Rename
          </MenuItem>
          <MenuItem icon={<FolderInput {...menuIcon} />} onSelect={onMove}>
            Move
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 {...menuIcon} />} danger onSelect={onDelete}>
            Delete
          </MenuItem>
        </ItemMenu>
      </span>
    </article>
  )
}
