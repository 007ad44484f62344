import { Copy, Lock, LockOpen } from 'lucide-react'
import { beforeAll, expect, test, vi } from 'vitest'
import { availableActions } from './availableActions.ts'
import type { ElementAction } from './EditorAction.ts'

// Node has no navigator; shortcuts are formatted for the user's platform.
beforeAll(() => vi.stubGlobal('navigator', { platform: 'Linux' }))

interface Context {
  readonly isLocked: boolean
}

const table: Readonly<Record<'copy' | 'lock' | 'unlock', ElementAction<Context>>> = {
  copy: {
    label: 'Copy',
    description: 'Copy the selection',
    icon: Copy,
    group: 'Change',
    keys: { canvas: ['F2'] },
    needsSelection: true,
    run: () => undefined,
  },
  lock: {
    label: 'Lock',
    icon: Lock,
    group: 'Arrange',
    present: ({ isLocked }) => ({ label: isLocked ? 'Unlock' : 'Lock', icon: LockOpen }),
    run: () => undefined,
  },
  unlock: {
    label: 'Unlock all',
    icon: LockOpen,
    group: 'Arrange',
    isEnabled: ({ isLocked }) => isLocked,
    run: () => undefined,
  },
}

test('the command palette lists what can be done, as it reads at the moment', () => {
  const run = vi.fn<(id: string) => void>()
  const context = { isLocked: true }
  const listed = availableActions({ actions: table, context, run, hasSelection: true })
  expect(listed.map(({ label, keys }) => [label, keys])).toEqual([
    ['Copy the selection', 'F2'],
    ['Unlock', ''],
    ['Unlock all', ''],
  ])
  listed[1]?.run()
  expect(run).toHaveBeenCalledExactlyOnceWith('lock')
})

test('it leaves out what needs a selection, and what is not enabled', () => {
  const context = { isLocked: false }
  const listed = availableActions({
    actions: table,
    context,
    run: () => undefined,
    hasSelection: false,
  })
  expect(listed.map(({ id }) => id)).toEqual(['lock'])
})
