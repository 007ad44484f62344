import type { TemplateItem } from '@deckloom/contract'
import { Button } from '@deckloom/ui'

export interface TemplateProps {
  readonly template: TemplateItem
  /** Whether a deck is being created from it. */
  readonly isCreating: boolean
  readonly onUse: () => void
  readonly onPreview: () => void
  /** Present for the user's own templates. */
  readonly onDelete?: (() => void) | undefined
}

/** Button styles next to a template, and over its slide, where a click elsewhere opens the preview. */
const beside = {
  use: { variant: 'secondary', size: 'small' },
  preview: { variant: 'quiet', size: 'small' },
  remove: { variant: 'quiet', size: 'small' },
} as const
const overSlide = {
  use: { variant: 'accent', className: 'relative z-1' },
  preview: { className: 'after:absolute after:inset-0' },
  remove: { className: 'relative z-1' },
} as const

/** Actions on a template. */
export function TemplateActions(props: TemplateProps & { readonly over?: boolean }) {
  const { template, isCreating, onUse, onPreview, onDelete, over } = props
  const looks = over ? overSlide : beside
  const name = <span className="sr-only">{template.name}</span>
  return (
    <>
      <Button {...looks.use} working={isCreating} onClick={onUse}>
        {isCreating ? 'Creating...' : <>Use template {name}</>}
      </Button>
      <Button {...looks.preview} onClick={onPreview}>
        Preview {name}
      </Button>
      {onDelete && (
        <Button {...looks.remove} onClick={onDelete}>
          Delete {name}
        </Button>
      )}
    </>
  )
}
