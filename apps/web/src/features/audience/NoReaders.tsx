import type { Audience } from '@deckloom/contract'
import { buttonClass, Cloth, EmptyState } from '@deckloom/ui'
import { Share2 } from 'lucide-react'
import { Link } from 'wouter'
import { scrapCloth } from '../../shared/brand/cloths.ts'
import type { Choice } from './audienceQuery.ts'

export interface NoReadersProps {
  readonly deckId: number
  readonly numbers: Audience
  readonly choice: Choice
}

/** Shown instead of charts without visits: why there are none, and what to do. */
export function NoReaders({ deckId, numbers, choice }: NoReadersProps) {
  const { title, text, action } = reasonOf(numbers, choice)
  return (
    <EmptyState
      picture={<Cloth {...scrapCloth} fit="xMidYMid meet" className="h-18 w-40.5" />}
      title={title}
      text={text}
      action={
        action && (
          <Link href={`/editor/${deckId}?share`} className={buttonClass({ variant: 'primary' })}>
            <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
            {action}
          </Link>
        )
      }
    />
  )
}

function reasonOf({ links, countsReaders }: Audience, { link, span }: Choice) {
  if (!countsReaders) {
    return { title: 'Readers aren’t counted', text: 'Turn it on below to see how links are read.' }
  }
  if (links.length === 0) {
    return {
      title: 'No link yet',
      text: 'Make a link and send it. You’ll see here how many opened it and how long they read.',
      action: 'Make a link',
    }
  }
  const asked = links.filter(({ id }) => link === undefined || id === link)
  if (asked.some(({ isVisited }) => isVisited)) {
    return { title: `No visits in ${span} days`, text: 'Choose All to see earlier ones.' }
  }
  return {
    title: link === undefined ? 'No visits yet' : 'No visits by this link yet',
    text: 'Your own visits, and those of other editors, don’t count.',
    action: 'Copy the link',
  }
}
