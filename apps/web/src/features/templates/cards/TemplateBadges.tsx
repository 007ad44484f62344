import type { TemplateItem } from '@deckloom/contract'
import { Badge } from '@deckloom/ui'

export function TemplateBadges({ template }: { readonly template: TemplateItem }) {
  const { isPremium, isPopular } = template
  if (!isPremium && !isPopular) return null
  return (
    <span className="flex shrink-0 gap-1.5">
      {isPremium && <Badge tone="accent">Premium</Badge>}
      {isPopular && <Badge tone="primary">Popular</Badge>}
    </span>
  )
}
