import { ApiError, type SharedRole } from '@deckloom/contract'
import { Button, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { MessageSquareText, Pencil } from 'lucide-react'
import { useLocation } from 'wouter'
import { roleVerbs } from '../../features/sharing/calls/describeAccess.ts'
import { useSession } from '../../shared/session/currentUser.ts'
import { storeReturnUrl } from '../../shared/session/returnUrl.ts'
import { sharingApi } from '../../shared/sharing/sharingApi.ts'

export interface JoinButtonProps {
  readonly token: string
  /** What the link lets signed-in visitors do. */
  readonly role: Exclude<SharedRole, 'viewer'>
}

const icons = { commenter: MessageSquareText, editor: Pencil } as const

/** Takes signed-in visitors of a link to where they can comment or edit, and others to the sign-in screen first. */
export function JoinButton({ token, role }: JoinButtonProps) {
  const session = useSession()
  const [path, navigate] = useLocation()
  const join = useMutation({
    mutationFn: () => sharingApi.joinShared(token),
    onSuccess: ({ id }) => navigate(`/editor/${id}`),
    onError: (error) =>
      toast({
        title: `You can’t ${roleVerbs[role]}`,
        description: error instanceof ApiError ? error.sentence : 'Please try again.',
        variant: 'destructive',
      }),
  })
  if (session.state === 'loading') return null
  const isSignedIn = session.state === 'authenticated'
  const handleClick = () => {
    if (isSignedIn) {
      join.mutate()
      return
    }
    storeReturnUrl(path, '')
    navigate('/login')
  }
  const Icon = icons[role]
  const verb = roleVerbs[role]
  return (
    <Button
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      working={join.isPending}
      onClick={handleClick}
    >
      {isSignedIn ? verb.charAt(0).toUpperCase() + verb.slice(1) : `Sign in to ${verb}`}
    </Button>
  )
}
