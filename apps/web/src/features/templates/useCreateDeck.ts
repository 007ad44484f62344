import { ApiError, type TemplateItem } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { templateApi } from './templateApi.ts'
import { presentationsKey } from '../../shared/presentations.ts'

type Chosen = Pick<TemplateItem, 'id' | 'name'>

/** A template that the plan does not include, and the server's explanation. */
export interface Withheld {
  readonly name: string
  readonly reason: string
}

/** Creates a deck from a template and opens it. */
export function useCreateDeck() {
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const [withheld, setWithheld] = useState<Withheld>()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Chosen) => templateApi.createFromTemplate(id),
    onSuccess: async ({ id }) => {
      navigate(`/editor/${id}`)
      await queryClient.invalidateQueries({ queryKey: presentationsKey, exact: true })
    },
    onError: (error, { name }) => {
      if (error instanceof ApiError && error.status === 402)
        setWithheld({ name, reason: error.sentence })
      else toast({ title: 'Creation Failed', description: error.message, variant: 'destructive' })
    },
  })
  return {
    /** Creates a deck; clicks while one is being created are ignored. */
    create: (template: Chosen) => {
      if (!isPending) mutate({ id: template.id, name: template.name })
    },
    creating: isPending ? variables.id : undefined,
    withheld,
    forget: () => setWithheld(undefined),
  }
}
