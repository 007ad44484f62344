import { type ThemeChoice, type ThemeId, themeIds } from '@deckloom/deck'
import { withTheme } from '@deckloom/editor'
import { themes } from '@deckloom/themes'
import { Segment, toast } from '@deckloom/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { PanelHeading, PanelSection } from '../controls/PanelSection.tsx'
import { PreviewButton } from '../controls/PreviewButton.tsx'

const reaches = [
  { value: 'deck', label: 'Whole deck' },
  { value: 'slide', label: 'This slide' },
] as const
type Reach = (typeof reaches)[number]['value']

const variants = [
  { value: 'own', label: 'As designed' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
type Variant = (typeof variants)[number]['value']

/** This slide in every theme. */
export function StylePanel() {
  const { slide, order, document } = useEditor()
  const [reach, setReach] = useState<Reach>('deck')
  const [variant, setVariant] = useState<Variant>('own')
  const apply = (choice: ThemeChoice) => {
    document.setTheme(choice, reach === 'slide' ? slide.id : undefined)
    const { name, kind } = themes[choice.id]
    toast({
      title: kind === 'style' ? 'Style Applied' : 'Theme Applied',
      description:
        reach === 'slide' ? `${name}, on this slide` : `${name}, on ${onSlides(order.length)}`,
    })
  }
  return (
    <>
      <PanelHeading title="Style" />
      <PanelSection title="Apply to">
        <Segment label="Apply to" options={reaches} value={reach} onChange={setReach} />
      </PanelSection>
      <PanelSection title="Theme">
        <Segment label="Variant" options={variants} value={variant} onChange={setVariant} />
        <ThemePreviews ids={themeOnes} variant={variant} onApply={apply} />
      </PanelSection>
      <PanelSection title="Style">
        <ThemePreviews ids={styleOnes} variant={variant} onApply={apply} />
      </PanelSection>
    </>
  )
}

const styleOnes = themeIds.filter((id) => themes[id].kind === 'style')
const themeOnes = themeIds.filter((id) => themes[id].kind !== 'style')

interface ThemePreviewsProps {
  readonly ids: readonly ThemeId[]
  readonly variant: Variant
  readonly onApply: (choice: ThemeChoice) => void
}

function ThemePreviews({ ids, variant, onApply }: ThemePreviewsProps) {
  const { slide } = useEditor()
  const settled = useDeferredValue(slide)
  const previews = useMemo(
    () =>
      ids.map((id) => {
        const choice = { id, variant: variant === 'own' ? themes[id].defaultVariant : variant }
        return { choice, slide: withTheme(settled, choice) }
      }),
    [ids, settled, variant],
  )
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:max-lg:grid-cols-4">
      {previews.map(({ choice, slide: preview }) => (
        <PreviewButton
          key={choice.id}
          label={themes[choice.id].name}
          slide={preview}
          current={isWorn(slide.theme, choice.id)}
          onApply={() => onApply(choice)}
        />
      ))}
    </div>
  )
}

function isWorn(theme: ThemeChoice | undefined, id: ThemeId): boolean {
  return (theme?.id ?? 'loom') === id
}

function onSlides(count: number): string {
  return count === 1 ? 'the one slide' : `all ${count} slides`
}
