import type { Folder } from '@deckloom/contract'
import { expect, test } from 'vitest'
import { outline, pathTo } from './foldersQuery.ts'

const folder = (id: number, parentId: number | null): Folder => ({
  id,
  parentId,
  name: `Folder ${id}`,
  deckCount: 0,
})
const folders = [folder(1, null), folder(2, 1), folder(3, 2), folder(4, null)]
const ids = (branches: ReturnType<typeof outline>) =>
  branches.map((branch) => [branch.folder.id, branch.depth])

test('a path begins with the outermost folder', () => {
  expect(pathTo(folders, 3).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(pathTo(folders, 9)).toEqual([])
  expect(pathTo(folders, null)).toEqual([])
})

test('the outline names each folder before what lies in it', () => {
  expect(ids(outline(folders))).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 0],
  ])
})

test('a folder that is left out takes what lies in it along', () => {
  expect(ids(outline(folders, 2))).toEqual([
    [1, 0],
    [4, 0],
  ])
})
