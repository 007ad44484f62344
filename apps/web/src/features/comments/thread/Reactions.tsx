import { reactions, type Reaction, type ThreadComment } from '@deckloom/contract'
import { Menu, MenuItem } from '@deckloom/ui'
import {
  MessageCircleQuestionMark,
  Eye,
  Heart,
  type LucideIcon,
  PartyPopper,
  SmilePlus,
  ThumbsUp,
} from 'lucide-react'

const looks: Readonly<Record<Reaction, { readonly label: string; readonly Icon: LucideIcon }>> = {
  'thumbs-up': { label: 'Thumbs up', Icon: ThumbsUp },
  eyes: { label: 'Looking at it', Icon: Eye },
  heart: { label: 'Love it', Icon: Heart },
  party: { label: 'Hooray', Icon: PartyPopper },
  question: { label: 'Not sure', Icon: MessageCircleQuestionMark },
}
const iconProps = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

export interface ReactionsProps {
  readonly given: ThreadComment['reactions']
  readonly onChange: (reaction: Reaction, isOn: boolean) => void
}

const pill =
  'relative flex h-6 cursor-pointer items-center gap-1.5 rounded-chip px-2 text-micro font-action tabular-nums touch:h-8 touch:after:absolute touch:after:-inset-x-1 touch:after:-inset-y-1.5'
const plain = 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line-strong)]'

/** The reactions to a comment; the user's own are pressed. */
export function Reactions({ given, onChange }: ReactionsProps) {
  return given.map(({ reaction, names, isOwn }) => {
    const { label, Icon } = looks[reaction]
    return (
      <button
        key={reaction}
        type="button"
        aria-pressed={isOwn}
        aria-label={`${label}: ${names.join(', ')}`}
        title={names.join(', ')}
        className={`${pill} ${isOwn ? 'bg-primary-soft text-on-primary-soft shadow-[inset_0_0_0_1px_var(--primary-line)]' : plain}`}
        onClick={() => onChange(reaction, !isOwn)}
      >
        <Icon {...iconProps} />
        {names.length}
      </button>
    )
  })
}

/** A menu with the reactions that the user has not given. */
export function ReactionMenu({ given, onChange }: ReactionsProps) {
  const left = reactions.filter(
    (reaction) => !given.some((one) => one.reaction === reaction && one.isOwn),
  )
  if (left.length === 0) return null
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label="Add a reaction"
          className={
            given.length > 0
              ? `${pill} ${plain}`
              : 'flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-chip text-ink-muted hover:bg-surface-hover touch:-my-2 touch:size-11'
          }
        >
          <SmilePlus {...iconProps} size={given.length > 0 ? 14 : 16} />
        </button>
      }
    >
      {left.map((reaction) => {
        const { label, Icon } = looks[reaction]
        return (
          <MenuItem
            key={reaction}
            icon={<Icon {...iconProps} size={18} />}
            onSelect={() => onChange(reaction, true)}
          >
            {label}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
