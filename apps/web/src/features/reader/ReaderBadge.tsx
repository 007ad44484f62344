import { Badge } from '@deckloom/ui'
import { Eye, MessageSquareText } from 'lucide-react'
import { roleLabels } from '../../shared/sharing/roleLabels.ts'

/** What a reader may do, in words. */
export function ReaderBadge({ canComment = false }: { readonly canComment?: boolean }) {
  const Icon = canComment ? MessageSquareText : Eye
  return (
    <Badge>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      {roleLabels[canComment ? 'commenter' : 'viewer']}
    </Badge>
  )
}
