import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ActionGroup, EditorAction, ElementAction } from './EditorAction.ts'
import { keysLabel } from './actionKeys.ts'

/** An action that can be run now. */
export interface AvailableAction {
  readonly id: string
  readonly label: string
  readonly group: ActionGroup
  readonly icon: LucideIcon
  /** Shortcut for display; empty if it has none. */
  readonly keys: string
  readonly run: () => void
}

export interface ActionSource<Id extends string, Context> {
  readonly actions: Readonly<
    Record<Id, EditorAction<Context> & Pick<ElementAction, 'needsSelection'>>
  >
  readonly context: Context
  readonly run: (id: Id) => void
  /** Whether something is selected, for actions that need it. */
  readonly hasSelection?: boolean
}

const sources = new Set<() => readonly AvailableAction[]>()

/** Returns the actions that can run now, in table order, for the command palette. */
export function listAvailableActions(): readonly AvailableAction[] {
  return [...sources].flatMap((list) => list())
}

/** Lists the actions of `source` in the command palette while the component is mounted. */
export function useAvailableActions<Id extends string, Context>(
  source: ActionSource<Id, Context>,
): void {
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  useEffect(() => {
    const list = () => availableActions(latest.current)
    sources.add(list)
    return () => void sources.delete(list)
  }, [])
}

/** Returns the actions of one source that can run now. */
export function availableActions<Id extends string, Context>({
  actions,
  context,
  run,
  hasSelection = true,
}: ActionSource<Id, Context>): readonly AvailableAction[] {
  const available: AvailableAction[] = []
  for (const id in actions) {
    const action = actions[id]
    if ((hasSelection || !action.needsSelection) && isUsable(action, context)) {
      available.push({ id, ...describe(action, context), run: () => run(id) })
    }
  }
  return available
}

function isUsable<Context>(action: EditorAction<Context>, context: Context): boolean {
  return action.isShown?.(context) !== false && action.isEnabled?.(context) !== false
}

function describe<Context>(action: EditorAction<Context>, context: Context) {
  const { group } = action
  const { label = action.description ?? action.label, icon = action.icon } =
    action.present?.(context) ?? {}
  return { label, icon, group, keys: keysLabel(action) }
}
