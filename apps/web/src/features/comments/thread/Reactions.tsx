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
  /** Whether one can be added. */
  readonly adds: boolean
  readonly onChange: (reaction: Reaction, isOn: boolean) => void
}

const pill =
  'relative flex h-6 cursor-pointer items-center gap-1.5 rounded-chip px-2 text-micro font-action tabular-nums touch:h-8 touch:after:absolute touch:after:-inset-x-1 touch:after:-inset-y-1.5'
const plain = 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line-strong)]'

/** The reactions to a comment, and a menu to add one. */
export function Reactions({ given, adds, onChange }: ReactionsProps) {
  const left = reactions.filter(
    (reaction) => !given.some((one) => one.reaction === reaction && one.isOwn),
  )
  if (given.length === 0 && !adds) return null
  return (
    <div className="flex flex-wrap gap-1.5 touch:gap-2">
      {given.map(({ reaction, names, isOwn }) => {
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
      })}
      {adds && left.length > 0 && (
        <Menu
          trigger={
            <button type="button" aria-label="Add a reaction" className={`${pill} ${plain}`}>
              <SmilePlus {...iconProps} />
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
      )}
    </div>
  )
}
