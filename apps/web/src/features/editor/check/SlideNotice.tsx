import { checkScene, type SlideFinding } from '@deckloom/editor'
import { promptIds } from '@deckloom/scene'
import { Button } from '@deckloom/ui'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useScene } from '../../../shared/scene/useScene.ts'
import { slideCheck } from '../overlays/slideCheckState.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { useSlideActions } from '../slides/useSlideActions.ts'

/** Says what is lost on the shown slide: content that fits no layout, or words that lie under something. */
export function SlideNotice() {
  const { slide, deckTitle, index, order } = useEditor()
  const { split } = useSlideActions()
  const shown = useScene(slide, { deckTitle, index, count: order.length })
  // Dragging and typing come first.
  const scene = useDeferredValue(shown)
  const checked = useDeferredValue(slide)
  const findings = useMemo(
    () => (scene ? checkScene(scene, promptIds(checked)) : []),
    [scene, checked],
  )
  const isSplitNeeded = scene?.notices.some(({ code }) => code === 'split-needed') ?? false
  return (
    <output className="right-4 bottom-3 flex lg:absolute items-center gap-3 rounded-control bg-surface pl-3.5 text-small shadow-sheet empty:hidden">
      {isSplitNeeded ? (
        <Notice words="There’s too much on this slide to fit." label="Split it" onAct={split} />
      ) : (
        findings.some(hidesWords) && (
          <Notice
            words="Some words on this slide can’t be read."
            label="Check slide"
            onAct={slideCheck.open}
          />
        )
      )}
    </output>
  )
}

function hidesWords({ kind }: SlideFinding): boolean {
  return kind === 'covered' || kind === 'overlapping' || kind === 'cut'
}

interface NoticeProps {
  readonly words: string
  readonly label: string
  readonly onAct: () => void
}

function Notice({ words, label, onAct }: NoticeProps): ReactNode {
  return (
    <>
      {words}
      <Button variant="quiet" size="small" onClick={onAct}>
        {label}
      </Button>
    </>
  )
}
