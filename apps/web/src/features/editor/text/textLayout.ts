import type { Box, Slide } from '@deckloom/deck'
import type { PlacedWords } from '@deckloom/editor'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { DecorationSet } from 'prosemirror-view'
import { lineDecorations } from './lineDecorations.ts'

/** The slide with the words as they stand, and where the layout puts them. */
export interface WrittenLayout {
  readonly slide: Slide
  readonly words: PlacedWords
  /** The box that the words are shown in. */
  readonly box: Box
  /** Nominal size of the words, page units. */
  readonly size: number
  /** Style of text that simply flows, where the layout gives no positions. */
  readonly flow: string | undefined
}

/** Requests a new layout, as when a face has loaded or the slide around the text has changed. */
export const layAgain = new PluginKey<DecorationSet>('text layout')

/**
 * Keeps the words where the layout engine puts them. While a word is being composed the page belongs to the input
 * method: positions only move along, and are computed again when it is done.
 */
export function textLayoutPlugin(layOut: (doc: Node) => WrittenLayout | undefined): Plugin {
  let composing = false
  const decorated = (doc: Node): DecorationSet | undefined => {
    const layout = layOut(doc)
    const lines = layout?.words.lines
    return (
      layout && DecorationSet.create(doc, lines ? [...lineDecorations(doc, lines, layout.box)] : [])
    )
  }
  return new Plugin<DecorationSet>({
    key: layAgain,
    state: {
      init: (_, { doc }) => decorated(doc) ?? DecorationSet.empty,
      apply: (tr, before) => {
        const asked = tr.getMeta(layAgain) === true
        if (!tr.docChanged && !asked) return before
        const moved = before.map(tr.mapping, tr.doc)
        return composing ? moved : (decorated(tr.doc) ?? moved)
      },
    },
    props: {
      decorations: (state) => layAgain.getState(state),
      handleDOMEvents: {
        compositionstart: () => {
          composing = true
        },
        compositionend: (view) => {
          composing = false
          // The view takes over the composed word shortly after.
          setTimeout(
            () => !view.isDestroyed && view.dispatch(view.state.tr.setMeta(layAgain, true)),
            60,
          )
        },
      },
    },
  })
}
