import type { Folder } from '@deckloom/contract'
import { Button, Cloth, EmptyState, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { scrapCloth } from '../../../shared/brand/cloths.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import type { PageActions } from './DeckListContext.ts'
import { DeckList } from './DeckList.tsx'
import { readView } from './keptView.ts'
import { workspaceApi } from './decks/workspaceApi.ts'
import { FolderGrid } from '../folders/FolderGrid.tsx'
import { foldersQuery, pathTo } from '../folders/foldersQuery.ts'
import { folderUrl } from '../folders/FolderTile.tsx'
import { NameDialog } from '../folders/NameDialog.tsx'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'

export interface FoldersTabProps {
  readonly page: PageActions
  /** The open folder; null for the top level. */
  readonly open: number | null
}

/** The user's folders, and the content of the open one. */
export function FoldersTab({ open, page }: FoldersTabProps) {
  const { data, isError, refetch } = useQuery(foldersQuery)
  const path = data ? pathTo(data, open) : []
  const here = path.at(-1)
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Path folders={path} />
        <CreateFolder parentId={here?.id ?? null} />
      </div>
      <FolderGrid folders={data} parentId={here?.id ?? null} />
      {here && (
        <DeckList
          question={{ folder: here.id }}
          view={readView()}
          page={page}
          empty={
            <p className="text-ui text-ink-muted">
              This folder is empty. To add a presentation, choose “Move to Folder” in its menu.
            </p>
          }
        />
      )}
      {data.length === 0 && (
        <EmptyState
          picture={<Cloth {...scrapCloth} fit="xMidYMid meet" className="h-18 w-40.5" />}
          title="No folders yet"
          text="Use folders to keep related presentations together"
        />
      )}
    </div>
  )
}

function Path({ folders }: { readonly folders: readonly Folder[] }) {
  if (folders.length === 0) {
    return <h2 className="font-display text-h2 font-[660]">All folders</h2>
  }
  return (
    <nav aria-label="Folder path">
      <ol className="flex flex-wrap items-center gap-1 text-ui text-ink-muted">
        <li>
          <Link href="/workspace?tab=folders" className="rounded-slide px-1 hover:text-ink">
            All folders
          </Link>
        </li>
        {folders.map(({ id, name }, index) => (
          <li key={id} className="flex min-w-0 items-center gap-1">
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            {index === folders.length - 1 ? (
              <h2 aria-current="page" className="truncate font-action text-ink">
                {name}
              </h2>
            ) : (
              <Link href={folderUrl(id)} className="truncate rounded-slide px-1 hover:text-ink">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CreateFolder({ parentId }: { readonly parentId: number | null }) {
  const [naming, setNaming] = useState(false)
  const create = useDeckListChange('Folder not created', (name: string) =>
    workspaceApi.createFolder({ name, parentId }),
  )
  const close = () => setNaming(false)
  return (
    <>
      <Button
        icon={<FolderPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setNaming(true)}
      >
        Create New Folder
      </Button>
      {naming && (
        <NameDialog
          title="New folder"
          action="Create"
          working="Creating..."
          isPending={create.isPending}
          onName={(name) => create.mutate(name, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  )
}
