import type { PresentationListItem } from '@deckloom/contract'
import { IconButton, Menu, MenuItem, MenuSeparator } from '@deckloom/ui'
import {
  ArchiveRestore,
  Copy,
  Ellipsis,
  FolderInput,
  LayoutTemplate,
  LogOut,
  Pencil,
  Play,
  Share2,
  Trash2,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { deckName } from '../deckName.ts'
import type { DeckListContext } from './DeckListContext.ts'

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const

export interface DeckMenuProps {
  readonly deck: PresentationListItem
  readonly desk: DeckListContext
}

/** The actions on one deck, by the current user's role and whether it is in the trash. */
export function DeckMenu({ deck, desk }: DeckMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={`Actions for ${deckName(deck)}`}
          icon={<Ellipsis size={18} strokeWidth={2.5} aria-hidden="true" />}
        />
      }
    >
      {deck.trashedAt === null ? (
        <DeckItems deck={deck} desk={desk} />
      ) : (
        <>
          <MenuItem
            icon={<ArchiveRestore {...icon} />}
            onSelect={() => desk.changes.restore([deck])}
          >
            Restore
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 {...icon} />} danger onSelect={() => desk.onErase([deck])}>
            Delete permanently
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function DeckItems({ deck, desk }: DeckMenuProps) {
  const [, navigate] = useLocation()
  const mayEdit = deck.role === 'owner' || deck.role === 'editor'
  return (
    <>
      {mayEdit ? (
        <>
          <MenuItem icon={<Pencil {...icon} />} onSelect={() => navigate(`/editor/${deck.id}`)}>
            Edit
          </MenuItem>
          <MenuItem icon={<Copy {...icon} />} onSelect={() => desk.changes.duplicate(deck)}>
            Duplicate
          </MenuItem>
          <MenuItem
            icon={<Share2 {...icon} />}
            onSelect={() => desk.onShare({ id: deck.id, title: deckName(deck) })}
          >
            Share
          </MenuItem>
          <MenuItem
            icon={<LayoutTemplate {...icon} />}
            onSelect={() => desk.onSaveTemplate({ id: deck.id, title: deckName(deck) })}
          >
            Save as Template
          </MenuItem>
        </>
      ) : (
        <MenuItem icon={<Play {...icon} />} onSelect={() => navigate(`/slideshow/${deck.id}`)}>
          Present
        </MenuItem>
      )}
      {deck.role !== 'owner' && (
        <>
          <MenuSeparator />
          <MenuItem icon={<LogOut {...icon} />} onSelect={() => desk.changes.leave(deck)}>
            Leave
          </MenuItem>
        </>
      )}
      {deck.role === 'owner' && (
        <>
          <MenuItem icon={<FolderInput {...icon} />} onSelect={() => desk.onMove([deck])}>
            Move to Folder
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 {...icon} />} danger onSelect={() => desk.changes.trash([deck])}>
            Delete
          </MenuItem>
        </>
      )}
    </>
  )
}
