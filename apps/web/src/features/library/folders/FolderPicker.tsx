import { Button, Dialog, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { workspaceApi } from '../workspace/decks/workspaceApi.ts'
import { foldersQuery, outline } from './foldersQuery.ts'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'

export interface FolderPickerProps {
  readonly title: string
  /** The folder that contains it now. */
  readonly current: number | null
  /** The label of the top level. */
  readonly top: string
  /** This folder and its subfolders cannot be picked. */
  readonly without?: number
  readonly onPick: (folderId: number | null) => void
  readonly onClose: () => void
}

/** Asks for a folder; the user can create one on the way. */
export function FolderPicker(props: FolderPickerProps) {
  const { title, current, top, without, onPick, onClose } = props
  const { data } = useQuery(foldersQuery)
  const [picked, setPicked] = useState(current)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={picked === current} onClick={() => onPick(picked)}>
            Move
          </Button>
        </>
      }
    >
      {data ? (
        <fieldset>
          <legend className="sr-only">Folder</legend>
          <Row name={top} depth={0} checked={picked === null} onPick={() => setPicked(null)} />
          {outline(data, without).map(({ folder, depth }) => (
            <Row
              key={folder.id}
              name={folder.name}
              depth={depth + 1}
              checked={picked === folder.id}
              onPick={() => setPicked(folder.id)}
            />
          ))}
        </fieldset>
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
      {without === undefined && <NewFolder parentId={picked} onMade={setPicked} />}
    </Dialog>
  )
}

interface RowProps {
  readonly name: string
  readonly depth: number
  readonly checked: boolean
  readonly onPick: () => void
}

function Row({ name, depth, checked, onPick }: RowProps) {
  return (
    <label
      className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control pr-3 text-ui has-checked:bg-primary-soft has-checked:font-label has-checked:text-on-primary-soft not-has-checked:hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:outline-focus touch:min-h-11"
      style={{ paddingLeft: 12 + 20 * depth }}
    >
      <input type="radio" name="folder" className="sr-only" checked={checked} onChange={onPick} />
      <span className="truncate">{name}</span>
    </label>
  )
}

function NewFolder({
  parentId,
  onMade,
}: {
  readonly parentId: number | null
  readonly onMade: (id: number) => void
}) {
  const [name, setName] = useState<string>()
  const create = useDeckListChange('Folder not created', (wanted: string) =>
    workspaceApi.createFolder({ name: wanted, parentId }),
  )
  if (name === undefined) {
    return (
      <Button
        size="small"
        variant="quiet"
        icon={<FolderPlus size={17} strokeWidth={1.75} aria-hidden="true" />}
        className="mt-3"
        onClick={() => setName('')}
      >
        New folder here
      </Button>
    )
  }
  const submit = () => {
    if (name.trim() === '' || create.isPending) return
    create.mutate(name.trim(), {
      onSuccess: ({ id }) => {
        setName(undefined)
        onMade(id)
      },
    })
  }
  return (
    <form
      className="mt-3 flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input
        aria-label="Name of the new folder"
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
        className="h-10 min-w-0 flex-1 rounded-control bg-surface px-3 text-ui shadow-[inset_0_0_0_1px_var(--line-control)] touch:h-11 touch:text-[1rem]"
      />
      <Button type="submit" working={create.isPending}>
        Create
      </Button>
    </form>
  )
}
