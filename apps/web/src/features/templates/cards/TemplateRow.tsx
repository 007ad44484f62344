import { categoryNames } from './categoryNames.ts'
import { TemplateActions, type TemplateProps } from './TemplateActions.tsx'
import { TemplateBadges } from './TemplateBadges.tsx'
import { TemplateCover } from './TemplateCover.tsx'

/** A template in the list: small, with all its details. */
export function TemplateRow(props: TemplateProps) {
  const { template } = props
  return (
    <article className="flex flex-wrap items-center gap-x-5 gap-y-3 py-3.5">
      <div className="w-30 shrink-0 overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)] sm:w-40">
        <TemplateCover template={template} />
      </div>
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="text-[1rem] leading-5.5 font-action wrap-break-word">{template.name}</h3>
          <TemplateBadges template={template} />
        </div>
        <p className="mt-0.5 text-small text-ink-muted">{template.description}</p>
        <p className="mt-0.5 text-small text-ink-subtle tabular-nums">
          {categoryNames[template.category]} · {template.slideCount} slides
        </p>
      </div>
      <div className="flex gap-2">
        <TemplateActions {...props} />
      </div>
    </article>
  )
}
