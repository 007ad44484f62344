import type { RefObject } from 'react'
import { Captions } from './captions/Captions.tsx'
import { InkLayer } from './drawing/InkLayer.tsx'
import type { PresenterTools } from './usePresenterTools.ts'
import { useWakeLock } from './useWakeLock.ts'
import { ZoomTools } from './zoom/ZoomTools.tsx'

export interface SlideToolsProps {
  readonly deckId: string
  readonly tools: PresenterTools
  readonly frame: RefObject<HTMLElement | null>
  readonly visible: boolean
}

/** Pen, zoom and captions, and a screen that stays awake: what can load once the slide is shown. */
export function SlideTools({ deckId, tools, frame, visible }: SlideToolsProps) {
  const { show, stage, link, panel } = tools
  const { index, zoom, screen } = show.state
  useWakeLock()
  return (
    <>
      <InkLayer
        deckId={deckId}
        slideId={show.slides[index]?.id ?? ''}
        link={link}
        commands={stage.inkCommands}
        tool={stage.pen}
        onTool={stage.choosePen}
        zoom={zoom}
        covered={screen !== 'slide'}
        barShown={visible && panel === undefined}
      />
      <ZoomTools
        frame={frame}
        zoom={zoom}
        onStep={show.step}
        drags={stage.pen === undefined}
        visible={visible && panel === undefined}
      />
      <Captions link={link} commands={stage.captionCommands} />
    </>
  )
}
