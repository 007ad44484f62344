// Its own module, so that it is loaded when somebody pastes.
import {
  canTakeList,
  canTakeTable,
  type CellGrid,
  isTable,
  type PastedBlock,
  pastedTextBox,
  selectionOf,
  withNewTable,
  withPastedList,
} from '@deckloom/editor'
import { bulletsId, readContent } from '@deckloom/deck'
import { toast } from '@deckloom/ui'
import { announce } from '../paper/announcer.ts'
import { focusElement } from '../paper/focusElement.ts'
import { pastedLines } from '../pasting/pastedLines.ts'
import type { Editor } from '../session/EditorContext.tsx'
import { warnSlideFull } from '../session/warnSlideFull.ts'
import { cutCellsMessage } from '../pasting/pasteMessages.ts'
import { putElements } from './putElements.ts'

type PasteInto = Pick<Editor, 'document' | 'slide' | 'changeSelection' | 'showSlide'>

/**
 * Puts what another program copied on the slide: its words as a text box, or as the bullets that the slide still asks
 * for, tables as the tables of slides.
 */
export function pasteBlocks(editor: PasteInto, blocks: readonly PastedBlock[]): void {
  const tables = blocks.flatMap((block) =>
    block.kind === 'table' && isTable(block) ? [block] : [],
  )
  const words = blocks.filter((block) => !tables.some((table) => table === block))
  pasteWords(editor, words)
  pasteTables(editor, tables)
}

function pasteWords(editor: PasteInto, words: readonly PastedBlock[]): void {
  const { document, slide, changeSelection } = editor
  const list = canTakeList(slide) ? pastedLines(words, 'bullets') : []
  if (list.length > 0) {
    const id = bulletsId(slide)
    document.edit(slide.id, (now) => withPastedList(now, list))
    changeSelection(() => selectionOf([id]))
    focusElement(id, window.document.activeElement)
    announce(`${list.length} lines pasted`)
    return
  }
  const text = pastedTextBox(pastedLines(words, 'text'))
  if (text) putElements(editor, text)
}

// A slide shows one table; others, and one that would hide what the slide says, have slides of their own.
function pasteTables({ document, slide, showSlide }: PasteInto, tables: readonly CellGrid[]): void {
  let after = slide.id
  let isCut = false
  let made: string | undefined
  document.batch(() => {
    for (const table of tables) {
      const now = document.slide(after)
      const onto = now && canTakeTable(now) ? after : document.addSlide(after, 'table')
      if (onto === undefined) return warnSlideFull()
      document.edit(onto, (before) => {
        const put = withNewTable(before, table)
        isCut ||= put.cut
        return put.slide
      })
      if (onto !== slide.id) {
        document.setTitle(onto, readContent(slide).title)
        made ??= onto
      }
      after = onto
    }
  })
  if (made !== undefined) {
    showSlide(made)
    toast({ title: 'Slide Added', description: 'For the pasted table' })
  }
  if (isCut) toast(cutCellsMessage)
}
