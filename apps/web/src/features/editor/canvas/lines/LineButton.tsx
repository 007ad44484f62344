import { useEffect, useEffectEvent, useRef } from 'react'
import { boxStyle } from '../../../../shared/scene/boxStyle.ts'
import { boxView, padBox } from './boxView.ts'
import type { ElementStroke } from './lineSource.ts'
import { elementButtonProps, type ElementButtonProps } from '../elements/ElementButton.tsx'

export interface LineButtonProps extends ElementButtonProps {
  readonly stroke: ElementStroke | undefined
}

/**
 * The button over a line or an outline. Only its path takes presses, at least ten pixels wide: a box would cover what lies
 * beside it.
 */
export function LineButton(props: LineButtonProps) {
  const { element, selected, stroke } = props
  const box = padBox(element.box)
  const button = useRef<HTMLButtonElement>(null)
  const takeFocus = useEffectEvent(() => {
    if (selected && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
  })
  // The first line on a slide is there only when this code is: too late for who drew it to focus it.
  useEffect(() => takeFocus(), [])
  return (
    <button
      {...elementButtonProps(props)}
      ref={button}
      aria-keyshortcuts="Delete ArrowUp ArrowDown ArrowLeft ArrowRight"
      className="pointer-events-none absolute -m-3 box-content p-3 scroll-m-5 outline-offset-0 focus-visible:outline-2 focus-visible:outline-focus data-touched:outline-2 data-touched:outline-select data-dragging:outline-none!"
      style={boxStyle(box, element.rotation)}
    >
      {stroke && (
        <svg
          aria-hidden="true"
          className="absolute top-3 left-3 h-[calc(100%-1.5rem)] w-[calc(100%-1.5rem)] overflow-visible"
          viewBox={boxView(box)}
          preserveAspectRatio="none"
        >
          <path
            d={stroke.path}
            fill="none"
            stroke="transparent"
            vectorEffect="non-scaling-stroke"
            className="cursor-move touch-none [pointer-events:stroke] [stroke-width:12px] touch:[stroke-width:28px]"
          />
          {stroke.width > 12 && (
            <path
              d={stroke.path}
              fill="none"
              stroke="transparent"
              strokeWidth={stroke.width}
              className="cursor-move touch-none [pointer-events:stroke]"
            />
          )}
        </svg>
      )}
    </button>
  )
}
