import type { PresentationListItem } from '@deckloom/contract'
import { MenuItem, MenuSeparator } from '@deckloom/ui'
import {
  ArchiveRestore,
  ChartColumn,
  Copy,
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
import { ItemMenu, menuIcon } from '../ItemMenu.tsx'
import type { DeckListContext } from './DeckListContext.ts'

export interface DeckMenuProps {
  readonly deck: PresentationListItem
  readonly desk: DeckListContext
}

/** The actions on one deck, by the current user's role and whether it is in the trash. */
export function DeckMenu({ deck, desk }: DeckMenuProps) {
  return (
    <ItemMenu name={deckName(deck)}>
      {deck.trashedAt === null ? (
        <DeckItems deck={deck} desk={desk} />
      ) : (
        <>
          <MenuItem
            icon={<ArchiveRestore {...menuIcon} />}
            onSelect={() => desk.changes.restore([deck])}
          >
            Restore
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 {...menuIcon} />} danger onSelect={() => desk.onErase([deck])}>
            Delete permanently
          </MenuItem>
        </>
      )}
    </ItemMenu>
  )
}

function DeckItems({ deck, desk }: DeckMenuProps) {
  const [, navigate] = useLocation()
  const mayEdit = deck.role === 'owner' || deck.role === 'editor'
  return (
    <>
      {mayEdit ? (
        <EditorItems deck={deck} desk={desk} />
      ) : (
        <MenuItem icon={<Play {...menuIcon} />} onSelect={() => navigate(`/slideshow/${deck.id}`)}>
          Present
        </MenuItem>
      )}
      {deck.role !== 'owner' && (
        <>
          <MenuSeparator />
          <MenuItem icon={<LogOut {...menuIcon} />} onSelect={() => desk.changes.leave(deck)}>
            Leave
          </MenuItem>
        </>
      )}
      {deck.role === 'owner' && (
        <>
          <MenuItem icon={<FolderInput {...menuIcon} />} onSelect={() => desk.onMove([deck])}>
            Move to Folder
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            icon={<Trash2 {...menuIcon} />}
            danger
            onSelect={() => desk.changes.trash([deck])}
          >
            Delete
          </MenuItem>
        </>
      )}
    </>
  )
}

function EditorItems({ deck, desk }: DeckMenuProps) {
  const [, navigate] = useLocation()
  return (
    <>
      <MenuItem icon={<Pencil {...menuIcon} />} onSelect={() => navigate(`/editor/${deck.id}`)}>
        Edit
      </MenuItem>
      <MenuItem icon={<Copy {...menuIcon} />} onSelect={() => desk.changes.duplicate(deck)}>
        Duplicate
      </MenuItem>
      <MenuItem
        icon={<Share2 {...menuIcon} />}
        onSelect={() => desk.onShare({ id: deck.id, title: deckName(deck) })}
      >
        Share
      </MenuItem>
      {deck.seesAudience && (
        <MenuItem
          icon={<ChartColumn {...menuIcon} />}
          onSelect={() => navigate(`/audience/${deck.id}`)}
        >
          Audience
        </MenuItem>
      )}
      <MenuItem
        icon={<LayoutTemplate {...menuIcon} />}
        onSelect={() => desk.onSaveTemplate({ id: deck.id, title: deckName(deck) })}
      >
        Save as Template
      </MenuItem>
    </>
  )
}
