import {
  type BulletMarker,
  highlightBox,
  type TextFragment,
  type TextMark,
  textStroke,
} from '@deckloom/scene'
import type { ReactElement } from 'react'

export interface TextViewProps {
  readonly mark: TextMark
  readonly activeLinks: boolean
}

/** Text where the layout placed it: one `<text>` per fragment, so that the browser wraps nothing. */
export function TextView({ mark, activeLinks }: TextViewProps): ReactElement {
  return (
    <g style={textStyle}>
      {mark.paragraphs.map(
        ({ marker }, index) =>
          // Lines and paragraphs have no identity but their order.
          // oxlint-disable-next-line react/no-array-index-key
          marker && <MarkerView key={index} marker={marker} />,
      )}
      {mark.lines.map((line, lineIndex) =>
        line.fragments.map((fragment, index) => (
          <FragmentView
            // oxlint-disable-next-line react/no-array-index-key
            key={`${lineIndex}.${index}`}
            fragment={fragment}
            baseline={line.baseline}
            activeLinks={activeLinks}
          />
        )),
      )}
    </g>
  )
}

const textStyle = {
  fontKerning: 'normal',
  fontSynthesis: 'none',
  fontWeight: 400,
  fontStyle: 'normal',
  textRendering: 'geometricPrecision',
  // East Asian punctuation keeps the width that the layout measured.
  textSpacingTrim: 'space-all',
  textAutospace: 'no-autospace',
} as const

/** Set on the element itself, because the browser's style sheet collapses the spaces of every `text`. */
const keptSpaces = { whiteSpace: 'pre' } as const

function MarkerView({ marker }: { marker: BulletMarker }): ReactElement {
  return (
    <text
      x={marker.x}
      y={marker.baseline}
      fontFamily={marker.face}
      fontSize={marker.size}
      fill={marker.paint.color}
      fillOpacity={marker.paint.alpha}
      data-marker=""
      style={keptSpaces}
    >
      {marker.text}
    </text>
  )
}

interface FragmentProps {
  readonly fragment: TextFragment
  readonly baseline: number
  readonly activeLinks: boolean
}

function FragmentView({ fragment, baseline: line, activeLinks }: FragmentProps): ReactElement {
  const { face, size, x, width, rtl, letterSpacing, paint, rise = 0 } = fragment
  const baseline = line - rise
  const text = (
    <text
      // Right-to-left text starts at its right end. The layout has resolved the direction of every
      // fragment: the override keeps the browser from resolving neutral characters at its ends again.
      x={rtl ? x + width : x}
      y={baseline}
      fontFamily={face}
      fontSize={size}
      letterSpacing={letterSpacing === 0 ? undefined : letterSpacing}
      fill={paint.color}
      fillOpacity={paint.alpha}
      direction={rtl ? 'rtl' : undefined}
      unicodeBidi={rtl ? 'bidi-override' : undefined}
      transform={
        fragment.oblique
          ? `matrix(1 0 ${-textStroke.slant} 1 ${textStroke.slant * baseline} 0)`
          : undefined
      }
      style={keptSpaces}
    >
      {fragment.text}
    </text>
  )
  const painted = isAdorned(fragment) ? <Adorned {...{ fragment, baseline, text }} /> : text
  if (!activeLinks || fragment.href === undefined) return painted
  return (
    <a href={fragment.href} target="_blank" rel="noopener noreferrer">
      {painted}
    </a>
  )
}

function isAdorned({ underline, strike, highlight }: TextFragment): boolean {
  return underline === true || strike === true || highlight !== undefined
}

interface AdornedProps extends Omit<FragmentProps, 'activeLinks'> {
  readonly text: ReactElement
}

function Adorned({ fragment, baseline, text }: AdornedProps): ReactElement {
  const { size, underline, strike, highlight } = fragment
  return (
    <>
      {highlight && (
        <rect
          {...highlightBox(fragment, baseline)}
          fill={highlight.color}
          fillOpacity={highlight.alpha}
        />
      )}
      {text}
      {underline && lineElement(fragment, baseline + size * textStroke.underline)}
      {strike && lineElement(fragment, baseline - size * textStroke.strike)}
    </>
  )
}

/** Drawn as lines rather than with CSS, because browsers take position and thickness from the font. */
function lineElement({ x, width, size, paint }: TextFragment, middle: number): ReactElement {
  const thickness = size * textStroke.thickness
  return (
    <rect
      x={x}
      y={middle - thickness / 2}
      width={width}
      height={thickness}
      fill={paint.color}
      fillOpacity={paint.alpha}
    />
  )
}
