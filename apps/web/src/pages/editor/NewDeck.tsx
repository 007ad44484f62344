import { deckDefaults, editContent, newSlide } from '@deckloom/deck'
import { Button, Spinner, toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { NewDeckBar } from '../../features/editor/topBar/NewDeckBar.tsx'
import { api } from '../../shared/api.ts'
import { presentationsKey } from '../../shared/presentations.ts'
import { presentationKey } from './presentationQuery.ts'
import { BackToDashboard, PageNotice } from './PageNotice.tsx'

/** Creates a blank deck, once, and opens it. */
export function NewDeck() {
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: createBlankDeck,
    onSuccess: async (presentation) => {
      queryClient.setQueryData(presentationKey(presentation.id), presentation)
      toast({
        title: 'Presentation Created',
        description: 'Your new presentation is ready to edit!',
      })
      navigate(`/editor/${presentation.id}`, { replace: true })
      await queryClient.invalidateQueries({ queryKey: presentationsKey, exact: true })
    },
    onError: (failure) =>
      toast({ title: 'Creation Failed', description: failure.message, variant: 'destructive' }),
  })
  const asked = useRef(false)
  useEffect(() => {
    // Strict mode runs effects twice, which would leave a second deck behind.
    if (asked.current) return
    asked.current = true
    mutate()
  }, [mutate])
  return (
    <div className="grid min-h-dvh grid-rows-[3.5rem_minmax(0,1fr)] *:min-h-0">
      <NewDeckBar />
      {error ? (
        <PageNotice title="Creation Failed" text={error.message}>
          <Button variant="primary" size="large" onClick={() => mutate()}>
            Try again
          </Button>
          <BackToDashboard />
        </PageNotice>
      ) : (
        <Spinner label="Creating your new presentation..." />
      )}
    </div>
  )
}

function createBlankDeck() {
  // The server assigns the slide's ID; the request carries its five fields and the plain page.
  const { backgroundColor, textColor } = deckDefaults
  const { id: _, ...starter } = editContent(newSlide('starter', 1), (content) => ({
    ...content,
    backgroundColor,
    textColor,
  }))
  return api.createPresentation({
    title: deckDefaults.deckTitle,
    slides: [starter],
    slideCount: 1,
  })
}
