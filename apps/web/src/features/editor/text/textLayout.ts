import type { Box, Slide } from '@deckloom/deck'
import type { PlacedWords } from '@deckloom/editor'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { DecorationSet, type EditorView } from 'prosemirror-view'
import { lineDecorations } from './lineDecorations.ts'
import type { TextSizes } from './content/wordSize.ts'
import { readSelection } from './readSelection.ts'

/** The slide with the current text, and where the layout puts it. */
export interface WrittenLayout {
  readonly slide: Slide
  readonly words: PlacedWords
  /** The box that shows the text. */
  readonly box: Box
  readonly sizes: TextSizes
  /** Style of text that flows normally, where the layout provides no positions. */
  readonly flow: string | undefined
}

const key = new PluginKey<DecorationSet>('text layout')

/** Computes the layout again, for example when a face has loaded or the slide around the text has changed. */
export function layAgain(view: EditorView): void {
  if (view.isDestroyed) return
  readSelection(view)
  view.dispatch(view.state.tr.setMeta(key, true))
}

/**
 * Keeps the text where the layout engine puts it. During composition the DOM belongs to the input method: positions are
 * only mapped along, and recomputed afterwards.
 */
export function textLayoutPlugin(layOut: (doc: Node) => WrittenLayout | undefined): Plugin {
  let composing = false
  const decorate = (doc: Node): DecorationSet | undefined => {
    const layout = layOut(doc)
    const lines = layout?.words.lines
    return (
      layout && DecorationSet.create(doc, lines ? [...lineDecorations(doc, lines, layout.box)] : [])
    )
  }
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: (_, { doc }) => decorate(doc) ?? DecorationSet.empty,
      apply: (tr, before) => {
        const asked = tr.getMeta(key) === true
        if (!tr.docChanged && !asked) return before
        const moved = before.map(tr.mapping, tr.doc)
        return composing ? moved : (decorate(tr.doc) ?? moved)
      },
    },
    props: {
      decorations: (state) => key.getState(state),
      handleDOMEvents: {
        compositionstart: () => {
          composing = true
        },
        compositionend: (view) => {
          composing = false
          // The view processes the composed text shortly afterwards.
          setTimeout(() => layAgain(view), 60)
        },
      },
    },
  })
}
