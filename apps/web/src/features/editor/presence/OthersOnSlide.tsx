import { page, type Slide } from '@deckloom/deck'
import type { LivePerson } from '@deckloom/contract'
import { caretBox, elementTexts, type PlacedElement, wordBoxes } from '@deckloom/editor'
import type { Scene } from '@deckloom/scene'
import { boxStyle } from '../../../shared/scene/boxStyle.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { colorOf, fillOf } from '../../../shared/people/personColors.ts'
import { peopleOn, useOthers } from './useOthers.ts'

/** More pointers than this hide the slide: the rest are faces only. */
const mostPointers = 12

export interface OthersOnSlideProps {
  readonly elements: readonly PlacedElement[]
  readonly scene: Pick<Scene, 'marks'>
}

/** What others select and write on the shown slide, and where they point. Names are read from the faces in the top bar. */
export function OthersOnSlide({ elements, scene }: OthersOnSlideProps) {
  const { slide } = useEditor()
  const people = peopleOn(useOthers(), slide.id)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {people.flatMap((person) =>
        elements
          .filter(({ id }) => person.presence?.elementIds.includes(id) === true)
          .map((element, index) => (
            <Frame
              key={`${person.id} ${element.id}`}
              person={person}
              element={element}
              named={index === 0}
            />
          )),
      )}
      {people.map((person) => (
        <Words key={person.id} person={person} shown={{ slide, scene, elements }} />
      ))}
      {people.slice(0, mostPointers).map((person) => (
        <Pointer key={person.id} person={person} />
      ))}
    </div>
  )
}

interface FrameProps {
  readonly person: LivePerson
  readonly element: PlacedElement
  readonly named: boolean
}

const flagClass =
  'absolute rounded-[5px] px-1.5 text-micro leading-4.5 font-action whitespace-nowrap shadow-[0_0_0_1px_rgb(255_255_255/.55)]'

function Frame({ person, element: { id, box, rotation }, named }: FrameProps) {
  return (
    <div data-moves-with={id} className="absolute" style={boxStyle(box, rotation)}>
      <span
        className={`absolute -inset-0.5 border-2 shadow-[0_0_0_1px_rgb(255_255_255/.55)] ${person.presence?.isEditing === true ? 'border-dashed' : ''}`}
        style={{ borderColor: colorOf(person) }}
      />
      {named && (
        <span className={`${flagClass} bottom-full -left-0.5 mb-1`} style={fillOf(person)}>
          {shortName(person)}
        </span>
      )}
    </div>
  )
}

interface WordsProps {
  readonly person: LivePerson
  readonly shown: OthersOnSlideProps & { readonly slide: Slide }
}

/** The caret of somebody who writes, or what they selected in the text. Rotated words are not marked. */
function Words({ person, shown: { slide, scene, elements } }: WordsProps) {
  const { presence } = person
  const element = elements.find(({ id }) => id === presence?.elementIds[0])
  if (!presence?.words || element?.rotation !== 0) return null
  const { from, to } = presence.words
  const texts = elementTexts(slide, element.id) ?? []
  const caret = from === to ? caretBox(scene, element.id, { texts, at: to }) : undefined
  const selected = from === to ? [] : wordBoxes(scene, element.id, { texts, range: { from, to } })
  return (
    <>
      {selected.map((box) => (
        <span
          key={`${box.x} ${box.y}`}
          className="absolute opacity-30"
          style={{ ...boxStyle(box), backgroundColor: colorOf(person) }}
        />
      ))}
      {caret && (
        <span
          data-caret-of={person.id}
          className="absolute -ml-px w-0.5!"
          style={{ ...boxStyle(caret), backgroundColor: colorOf(person) }}
        />
      )}
    </>
  )
}

function Pointer({ person }: { readonly person: LivePerson }) {
  const pointer = person.presence?.pointer
  if (!pointer) return null
  return (
    <span
      className="absolute transition-[left,top] duration-75 ease-linear motion-reduce:transition-none"
      style={{
        left: `${(pointer.x / page.width) * 100}%`,
        top: `${(pointer.y / page.height) * 100}%`,
      }}
    >
      <svg width="14" height="18" viewBox="0 0 14 18" className="absolute overflow-visible">
        <path
          d="M1 1l12 9-6 1-3 6z"
          fill={colorOf(person)}
          stroke="white"
          strokeOpacity=".8"
          strokeLinejoin="round"
        />
      </svg>
      <span className={`${flagClass} top-4 left-3`} style={fillOf(person)}>
        {shortName(person)}
      </span>
    </span>
  )
}

function shortName({ name }: LivePerson): string {
  return name.split(' ')[0] ?? name
}
