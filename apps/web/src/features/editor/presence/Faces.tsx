import type { LivePerson } from '@deckloom/contract'
import { Menu, MenuItem } from '@deckloom/ui'
import { Play } from 'lucide-react'
import { useEditor } from '../session/EditorContext.tsx'
import { Face } from './Face.tsx'
import { follow, useFollowed } from './following.ts'
import { fillOf } from '../../../shared/people/personColors.ts'
import { onePerPerson, useOthers } from './useOthers.ts'

const most = 3

/** Who else has the deck open. A press goes to their slide; a second one follows them. */
export function Faces() {
  const people = onePerPerson(useOthers())
  const visit = useVisit()
  const placeOf = usePlaceOf()
  if (people.length === 0) return null
  const more = people.slice(most)
  const presenter = people.find(({ presence }) => presence?.isPresenting === true)
  return (
    <ul aria-label="Also here" className="flex shrink-0 items-center gap-0.75 pr-1">
      {people.slice(0, most).map((person) => (
        <li key={person.userId} className="flex">
          <FaceButton person={person} place={placeOf(person)} onPress={() => visit(person)} />
        </li>
      ))}
      {more.length > 0 && (
        <li className="flex">
          <Menu
            trigger={
              <button
                type="button"
                aria-label={`${more.length} more`}
                className="flex size-7 items-center justify-center rounded-full bg-surface-hover text-micro font-action touch:size-11"
              >
                +{more.length}
              </button>
            }
          >
            {more.map((person) => (
              <MenuItem
                key={person.userId}
                icon={<Face person={person} size={20} />}
                onSelect={() => visit(person)}
              >
                {describe(person, placeOf(person))}
              </MenuItem>
            ))}
          </Menu>
        </li>
      )}
      {presenter && <PresenterChip person={presenter} onPress={() => visit(presenter)} />}
    </ul>
  )
}

interface PresenterChipProps {
  readonly person: LivePerson
  readonly onPress: () => void
}

/** Says who presents the deck; a press goes to the slide that is shown. */
function PresenterChip({ person, onPress }: PresenterChipProps) {
  const [first = person.name] = person.name.split(' ')
  return (
    <li className="hidden lg:flex">
      <button
        type="button"
        className="flex h-7 items-center gap-1 rounded-full px-2.5 text-micro font-action"
        style={fillOf(person)}
        onClick={onPress}
      >
        <Play size={12} aria-hidden="true" />
        {first} is presenting
      </button>
    </li>
  )
}

interface FaceButtonProps {
  readonly person: LivePerson
  readonly place: number | undefined
  readonly onPress: () => void
}

function FaceButton({ person, place, onPress }: FaceButtonProps) {
  const isFollowed = useFollowed() === person.userId
  const press = usePressOf()(person)
  return (
    <button
      type="button"
      aria-label={describe(person, place)}
      aria-pressed={isFollowed}
      title={`${describe(person, place)}${pressWords[press]}`}
      className={`flex rounded-full outline-offset-2 touch:p-2 ${isFollowed ? 'outline-2 outline-primary' : ''}`}
      onClick={onPress}
    >
      <Face person={person} size={28} />
    </button>
  )
}

function describe({ name, presence }: LivePerson, place: number | undefined): string {
  if (place === undefined) return name
  return presence?.isPresenting === true
    ? `${name} is presenting slide ${place}`
    : `${name} is on slide ${place}`
}

/** Returns the number of the slide that a person is on. */
function usePlaceOf() {
  const { order } = useEditor()
  return ({ presence }: LivePerson) => {
    const place = presence ? order.indexOf(presence.slideId) : -1
    return place === -1 ? undefined : place + 1
  }
}

type Press = 'stop' | 'follow' | 'go' | 'nothing'

const pressWords: Readonly<Record<Press, string>> = {
  stop: '. Press to stop following.',
  follow: '. Press to follow.',
  go: '. Press to go there.',
  nothing: '',
}

/** Returns what a press on somebody's face does: it goes to the slide that they are on, and from there on follows them. */
function usePressOf() {
  const { slide, order } = useEditor()
  const followed = useFollowed()
  return ({ userId, presence }: LivePerson): Press => {
    if (followed === userId) return 'stop'
    if (!presence || !order.includes(presence.slideId)) return 'nothing'
    return presence.slideId === slide.id ? 'follow' : 'go'
  }
}

function useVisit() {
  const { showSlide } = useEditor()
  const pressOf = usePressOf()
  return (person: LivePerson) => {
    const press = pressOf(person)
    if (press === 'stop') follow(undefined)
    if (press === 'follow') follow(person.userId)
    if (press === 'go' && person.presence) showSlide(person.presence.slideId)
  }
}
