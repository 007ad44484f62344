import type { Box, LayoutTemplate } from '@deckloom/deck'
import type { FaceId } from '@deckloom/text'
import type { Mark, Paint, Rgb, Solid, ThemeToken } from './marks.ts'

/** What slides of one look share: a PPTX makes a slide layout of it. */
export interface SceneLayout {
  /** Equal for equal layouts and for no others, whatever deck they are of. */
  readonly key: string
  /** Name shown in PowerPoint's layout gallery. */
  readonly name: string
  readonly template: LayoutTemplate
  readonly background: Paint
  /** Painted under the slide's own marks; nobody can select it. */
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
  /** Baseline to baseline, units. */
  readonly lineHeight: number
  readonly paint: Solid
  readonly themeFont: 'major' | 'minor'
}

export interface SceneTheme {
  /** Equal for slides of one theme and variant: a PPTX makes a slide master of it. */
  readonly key: string
  readonly name: string
  readonly colors: Readonly<Record<ThemeToken, Rgb>>
  readonly majorFont: string
  readonly minorFont: string
}

/**
 * What the layout engine had to do beyond shrinking, so that the editor can say so. `split-needed` names the slide
 * whose content `splitSlide` divides, `cut` an eyebrow that ends in an ellipsis; the others name the element.
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
  /** Plain words of the title, for outlines and bookmarks. */
  readonly title: string
  readonly layout: SceneLayout
  readonly theme: SceneTheme
  readonly background: Paint
  /** Back to front, above `layout.decoration`. */
  readonly marks: readonly Mark[]
  readonly faces: readonly FaceId[]
  /** Ids of the elements that are selected and moved together, a list for each group. */
  readonly groups?: readonly (readonly string[])[]
  readonly notes?: string
  readonly transition?: 'none' | 'fade' | 'push'
  /** Name of the section that begins here. */
  readonly section?: string
  /** The slide is kept but not shown. */
  readonly hidden?: true
  readonly notices: readonly SceneNotice[]
}
