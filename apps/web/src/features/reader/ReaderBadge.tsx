import { Badge } from '@deckloom/ui'
import { Eye, MessageSquareText, Pencil } from 'lucide-react'
import { roleLabels } from '../../shared/sharing/roleLabels.ts'

const icons = { viewer: Eye, commenter: MessageSquareText, editor: Pencil } as const

/** What a reader may do, in words. */
export function ReaderBadge({ access }: { readonly access: keyof typeof icons }) {
  const Icon = icons[access]
  return (
    <Badge>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      {roleLabels[access]}
    </Badge>
  )
}
