import { TemplateActions, type TemplateProps } from './TemplateActions.tsx'
import { TemplateBadges } from './TemplateBadges.tsx'
import { TemplateCover } from './TemplateCover.tsx'

/** A template in the grid: the slide is the card. Its actions are over it, or below on touch screens. */
export function TemplateCard(props: TemplateProps) {
  const { template } = props
  return (
    <article className="group relative flex flex-col">
      <div className="relative overflow-hidden rounded-chip shadow-[0_0_0_1px_var(--line)] transition-shadow duration-(--dur-hover) group-hover:shadow-lift">
        <TemplateCover template={template} />
        <div
          className={`absolute inset-0 flex items-center justify-center gap-2 bg-(--scrim) transition-opacity duration-(--dur-hover) group-focus-within:opacity-100 group-hover:opacity-100 touch:hidden ${props.isCreating ? '' : 'opacity-0'}`}
        >
          <TemplateActions {...props} over />
        </div>
      </div>
      <div className="mt-2.5 flex items-start justify-between gap-3">
        <h3 className="text-[1rem] leading-5.5 font-action wrap-break-word">{template.name}</h3>
        <TemplateBadges template={template} />
      </div>
      <p className="mt-0.5 text-small text-ink-subtle">{template.description}</p>
      <div className="mt-2.5 hidden gap-2 touch:flex">
        <TemplateActions {...props} />
      </div>
    </article>
  )
}
