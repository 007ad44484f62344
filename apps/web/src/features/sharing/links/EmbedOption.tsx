import type { ShareLink } from '@deckloom/contract'
import { Button, Switch, TextArea, toast } from '@deckloom/ui'
import { absoluteUrlFor } from '../../../shared/place.ts'
import { useLinkOption } from './useLinkOption.ts'

export interface EmbedOptionProps {
  readonly deckId: number
  readonly link: ShareLink
}

/** Whether other websites may show the deck in a frame, and what they put into their page for that. */
export function EmbedOption({ deckId, link }: EmbedOptionProps) {
  const { change, pending, error } = useLinkOption(deckId, link)
  const snippet = snippetFor(link)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(snippet)
      toast({ title: 'Snippet copied', description: 'Paste it into the HTML of your page.' })
    } catch {
      toast({ title: 'Copy the snippet by hand', variant: 'notice' })
    }
  }
  return (
    <>
      <Switch
        label="Embed on websites"
        checked={pending?.embeds ?? link.embeds}
        onChange={(embeds) => change({ embeds })}
        error={error}
      />
      {link.embeds && (
        <div className="flex flex-col gap-2 pb-2">
          <TextArea
            label="HTML for your page"
            readOnly
            rows={3}
            value={snippet}
            onFocus={({ target }) => target.select()}
            style={{ fontFamily: 'var(--font-mono, monospace)', fontSize: '0.75rem' }}
          />
          <Button size="small" className="self-end" onClick={() => void copy()}>
            Copy snippet
          </Button>
        </div>
      )}
    </>
  )
}

function snippetFor({ path }: ShareLink): string {
  const url = absoluteUrlFor(path.replace('/share/', '/embed/'))
  return `<iframe src="${url}" style="border:0;width:100%;max-width:960px;aspect-ratio:960/584" title="Presentation" loading="lazy" allowfullscreen></iframe>`
}
