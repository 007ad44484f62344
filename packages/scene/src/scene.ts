import type { Box, LayoutTemplate } from '@deckloom/deck'
import type { FaceId } from '@deckloom/text'
import type { Mark, Paint, Rgb, Solid, ThemeToken } from './marks.ts'

/** What slides of the same appearance share; a PPTX turns it into a slide layout. */
export interface SceneLayout {
  /** Equal for equal layouts and only for those, across decks. */
  readonly key: string
  /** Name shown in PowerPoint's layout gallery. */
  readonly name: string
  readonly template: LayoutTemplate
  readonly background: Paint
  /** Painted below the slide's own marks; cannot be selected. */
  readonly decoration: readonly Mark[]
  readonly placeholders: readonly LayoutPlaceholder[]
}

export interface LayoutPlaceholder {
  readonly type: 'title' | 'body' | 'subTitle'
  readonly index: number
  readonly box: Box
  readonly anchor: 'top' | 'middle' | 'bottom'
  readonly align: 'left' | 'center' | 'right'
  readonly direction: 'ltr' | 'rtl'
  readonly size: number
  readonly bold: boolean
  /** Baseline to baseline, in page units. */
  readonly lineHeight: number
  readonly paint: Solid
  readonly themeFont: 'major' | 'minor'
}

export interface SceneTheme {
  /** Equal for slides of the same theme and variant; a PPTX turns it into a slide master. */
  readonly key: string
  readonly name: string
  readonly colors: Readonly<Record<ThemeToken, Rgb>>
  readonly majorFont: string
  readonly minorFont: string
}

/**
 * Something the layout engine had to do beyond shrinking text; the editor reports it. `elementId` is the slide's ID for
 * `split-needed` (`splitSlide` divides its content) and `layout-changed`, the eyebrow's for `cut` (it ends in an
 * ellipsis), and the affected element's for the others.
 */
export interface SceneNotice {
  readonly code:
    | 'overflow'
    | 'floor-reached'
    | 'cut'
    | 'clamped'
    | 'layout-changed'
    | 'split-needed'
  readonly elementId: string
}

export interface Scene {
  readonly slideId: string
  readonly page: { readonly width: 1200; readonly height: 675 }
  /** Plain text of the title, for outlines and bookmarks. */
  readonly title: string
  readonly layout: SceneLayout
  readonly theme: SceneTheme
  readonly background: Paint
  /** In z-order from back to front, above `layout.decoration`. */
  readonly marks: readonly Mark[]
  readonly faces: readonly FaceId[]
  /** IDs of the elements that are selected and moved together, one list per group, inner groups first. */
  readonly groups?: readonly (readonly string[])[]
  readonly notes?: string
  readonly transition?: 'none' | 'fade' | 'push'
  /** Name of the section that starts with this slide. */
  readonly section?: string
  /** Set if the slide is kept in the deck but not shown. */
  readonly hidden?: true
  readonly notices: readonly SceneNotice[]
}
