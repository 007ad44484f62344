import { Face } from './Face.tsx'
import { onePerPerson, peopleOn, useOthers } from './useOthers.ts'

const most = 4

/** Who is on a slide, at the foot of its thumbnail. */
export function FacesOnThumb({ slideId }: { readonly slideId: string }) {
  const people = onePerPerson(peopleOn(useOthers(), slideId))
  if (people.length === 0) return null
  return (
    <span aria-hidden="true" className="absolute right-1 -bottom-1.5 flex -space-x-1">
      {people.slice(0, most).map((person) => (
        <Face key={person.userId} person={person} size={20} />
      ))}
    </span>
  )
}
