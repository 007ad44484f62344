import type { Folder } from '@deckloom/contract'
import { ConfirmDialog } from '@deckloom/ui'
import { useState } from 'react'
import { workspaceApi } from '../workspace/decks/workspaceApi.ts'
import { FolderPicker } from './FolderPicker.tsx'
import { FolderTile } from './FolderTile.tsx'
import { NameDialog } from './NameDialog.tsx'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'

export interface FolderGridProps {
  readonly folders: readonly Folder[]
  /** The folder whose subfolders are shown; null for the top level. */
  readonly parentId: number | null
}

interface Task {
  readonly kind: 'rename' | 'move' | 'delete'
  readonly folder: Folder
}

/** The subfolders of a folder, and the actions on each. */
export function FolderGrid({ folders, parentId }: FolderGridProps) {
  const [task, setTask] = useState<Task>()
  const shown = folders.filter((folder) => folder.parentId === parentId)
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {shown.map((folder) => (
          <li key={folder.id} className="min-w-0">
            <FolderTile
              folder={folder}
              inside={folders.filter((other) => other.parentId === folder.id).length}
              onRename={() => setTask({ kind: 'rename', folder })}
              onMove={() => setTask({ kind: 'move', folder })}
              onDelete={() => setTask({ kind: 'delete', folder })}
            />
          </li>
        ))}
      </ul>
      {task && <TaskDialog task={task} onClose={() => setTask(undefined)} />}
    </>
  )
}

function TaskDialog({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const { id, name, parentId } = task.folder
  const change = useDeckListChange(
    'Folder not changed',
    (body: Parameters<typeof workspaceApi.changeFolder>[1]) => workspaceApi.changeFolder(id, body),
  )
  const remove = useDeckListChange('Folder not deleted', () => workspaceApi.deleteFolder(id))
  const done = { onSuccess: onClose }
  if (task.kind === 'rename') {
    return (
      <NameDialog
        title="Rename folder"
        action="Rename"
        working="Renaming..."
        name={name}
        isPending={change.isPending}
        onName={(next) => change.mutate({ name: next }, done)}
        onClose={onClose}
      />
    )
  }
  if (task.kind === 'move') {
    return (
      <FolderPicker
        title={`Move “${name}”`}
        top="Not in a folder"
        current={parentId}
        without={id}
        onPick={(target) => change.mutate({ parentId: target }, done)}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${name}”?`}
      text="Only the folder is deleted. Its presentations and folders move up one level."
      action="Delete"
      onConfirm={() => remove.mutate(undefined)}
    />
  )
}
