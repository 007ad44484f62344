import {
  ApiError,
  ownTemplateLimits,
  ownTemplates,
  type PresentationListItem,
} from '@deckloom/contract'
import { deckDefaults } from '@deckloom/deck'
import { Button, Dialog, SelectField, TextField, toast } from '@deckloom/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { templateApi } from './templateApi.ts'
import { presentationsQuery } from '../../shared/presentations.ts'
import { templatesKey } from './templateQueries.ts'

export interface SaveTemplateDialogProps {
  /** Absent if the user is to select one. */
  readonly deck?: { readonly id: number; readonly title: string } | undefined
  readonly onClose: () => void
}

/** Saves the current state of a deck as one of the user's own templates. */
export function SaveTemplateDialog({ deck, onClose }: SaveTemplateDialogProps) {
  const [chosen, setChosen] = useState(deck ? String(deck.id) : '')
  const [name, setName] = useState(deck?.title.slice(0, ownTemplateLimits.name) ?? '')
  const [description, setDescription] = useState('')
  const save = useSave(onClose)
  const isComplete = chosen !== '' && name.trim() !== ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isComplete && !save.isPending)
      save.mutate({ presentationId: Number(chosen), name, description })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={deck ? `Save “${deck.title}” as template` : 'Save a deck as template'}
      description="Copies the slides as they are now. Later changes to the deck won’t affect the template."
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        {!deck && (
          <DeckChoice
            chosen={chosen}
            onChoose={(value, title) => {
              setChosen(value)
              if (name.trim() === '') setName(title.slice(0, ownTemplateLimits.name))
            }}
          />
        )}
        <TextField
          label="Name"
          maxLength={ownTemplateLimits.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          label="Description"
          hint="Optional. Included in search."
          maxLength={ownTemplateLimits.description}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          working={save.isPending}
          disabled={!isComplete}
        >
          {save.isPending ? 'Saving...' : 'Save template'}
        </Button>
      </form>
    </Dialog>
  )
}

interface DeckChoiceProps {
  readonly chosen: string
  readonly onChoose: (id: string, title: string) => void
}

function DeckChoice({ chosen, onChoose }: DeckChoiceProps) {
  const { data: decks, isError } = useQuery(presentationsQuery)
  const options = optionsOf(decks)
  return (
    <SelectField
      label="Deck"
      placeholder={decks ? 'Choose a deck' : 'Loading...'}
      options={options}
      value={chosen}
      error={problemWith(isError, decks?.length)}
      onChange={({ currentTarget: { value } }) =>
        onChoose(value, options.find((option) => option.value === value)?.label ?? '')
      }
    />
  )
}

function useSave(onSaved: () => void) {
  const queryClient = useQueryClient()
  const [path, navigate] = useLocation()
  return useMutation({
    mutationFn: templateApi.saveTemplate,
    onSuccess: async ({ name }) => {
      await queryClient.invalidateQueries({ queryKey: templatesKey })
      toast({
        title: 'Template saved',
        description: name,
        ...(!path.startsWith('/templates') && {
          action: { label: 'View', onAct: () => navigate(`/templates/${ownTemplates}`) },
        }),
      })
      onSaved()
    },
    onError: (error) =>
      toast({
        title: 'Save Failed',
        description: error instanceof ApiError ? error.sentence : error.message,
        variant: 'destructive',
      }),
  })
}

function optionsOf(decks: readonly PresentationListItem[] = []) {
  return decks.map(({ id, title }) => ({
    value: String(id),
    label: title.trim() === '' ? deckDefaults.untitledTitle : title,
  }))
}

function problemWith(isError: boolean, count: number | undefined): string | undefined {
  if (isError) return 'Your decks could not be loaded'
  return count === 0 ? 'You have no decks yet' : undefined
}
