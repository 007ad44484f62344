import { ApiError, type PictureSources, type StockPhoto } from '@deckloom/contract'
import { Button, Skeleton, TextField, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { iconProps } from '../../controls/iconProps.ts'
import { pictureApi } from './pictureApi.ts'
import type { PickProps, PictureChoice } from './pictureChoice.ts'
import { PictureChoices } from './PictureChoices.tsx'
import { presetPhotos } from './presetPhotos.ts'

export interface StockTabProps extends PickProps {
  readonly source: PictureSources['stock'] | undefined
}

/** Finds photos in a library: six suggestions at first, more by search. */
export function StockTab({ from, source, chosen, onChoose }: StockTabProps) {
  const [query, setQuery] = useState('')
  const { mutate, isPending, data } = useMutation({
    // Only the toolbar above the canvas specifies a count.
    mutationFn: (words: string) =>
      pictureApi.searchPhotos({ query: words, ...(from === 'toolbar' && { perPage: 20 }) }),
    onError: showError,
  })
  const found = data?.results.map(choiceOf)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // Keeps the event from the dialog's own form.
    event.stopPropagation()
    const words = query.trim()
    if (words !== '' && !isPending) mutate(words)
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <search>
        <form noValidate className="flex items-end gap-2" onSubmit={handleSubmit}>
          <div className="min-w-0 flex-1">
            <TextField
              label="Search photos"
              type="search"
              maxLength={100}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </div>
          <Button type="submit" icon={<Search {...iconProps} />} working={isPending}>
            Search
          </Button>
        </form>
      </search>
      <div aria-live="polite" aria-busy={isPending}>
        {isPending ? (
          <Waiting />
        ) : (
          <Found found={found} source={source} chosen={chosen} onChoose={onChoose} />
        )}
      </div>
      <p className="text-small text-ink-subtle">{source === undefined ? '' : notes[source]}</p>
    </div>
  )
}

const notes = {
  embedded: 'From the built-in library of illustrations. Your administrator can connect Unsplash.',
  unsplash: 'Photos from Unsplash.',
} as const

interface FoundProps extends Omit<PickProps, 'from'> {
  /** Undefined before the first search. */
  readonly found: readonly PictureChoice[] | undefined
  readonly source: PictureSources['stock'] | undefined
}

function Found({ found, source, chosen, onChoose }: FoundProps) {
  if (found?.length === 0) {
    return (
      <p className="rounded-card bg-surface-sunken px-4 py-6 text-ui text-ink-muted">
        No photos found.{' '}
        {source === 'embedded'
          ? 'The built-in library has cities, nature, work, people, data and patterns.'
          : 'Try different words.'}
      </p>
    )
  }
  return (
    <PictureChoices
      label={found ? 'Search results' : 'Suggested photos'}
      choices={found ?? presetPhotos.map(choiceOf)}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

function Waiting() {
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
      {presetPhotos.map(({ id }) => (
        <Skeleton key={id} className="aspect-video" />
      ))}
    </div>
  )
}

function choiceOf(photo: StockPhoto): PictureChoice {
  const { id, urls, user } = photo
  const name = photo.alt_description ?? photo.description ?? 'Photo'
  return {
    key: id,
    name,
    preview: urls.small,
    source: {
      url: urls.regular,
      origin: 'unsplash',
      title: name.slice(0, 500),
      author: user.name.slice(0, 480),
      attribution: `Photo by ${user.name.slice(0, 480)}`,
    },
    take: async () => (await pictureApi.takePhoto(id)).url,
  }
}

const unreachable = new Set(['provider_down', 'provider_timeout', 'unavailable', 'overloaded'])

function showError(error: Error): void {
  const answered = error instanceof ApiError && !unreachable.has(error.body?.code ?? '')
  toast(
    answered
      ? {
          title: 'Search Error',
          description: 'Failed to search photos. Please try again.',
          variant: 'destructive',
        }
      : {
          title: 'Connection Error',
          description: 'Unable to connect to photo service.',
          variant: 'destructive',
        },
  )
}
