import type { TeamItem } from '@deckloom/contract'
import { Badge, Button, Cloth, EmptyState, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { scrapCloth } from '../../../shared/brand/cloths.ts'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { teamsQuery } from '../../../shared/teamsQuery.ts'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'
import { NameDialog } from '../folders/NameDialog.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import type { PageActions } from '../workspace/DeckListContext.ts'
import { countPresentations } from '../workspace/decks/useDeckChanges.ts'
import { OpenTeam } from './OpenTeam.tsx'
import { teamRoleLabels } from './teamRoleLabels.ts'

export interface TeamsTabProps {
  readonly page: PageActions
  /** ID of the open team. */
  readonly open: number | null
}

/** The user's teams, or the open one. */
export function TeamsTab({ open, page }: TeamsTabProps) {
  if (open !== null) return <OpenTeam key={open} id={open} page={page} />
  return <Teams />
}

function Teams() {
  const { data, isError, refetch } = useQuery(teamsQuery)
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-h2 font-[660]">Your teams</h2>
        <CreateTeam />
      </div>
      {data.length === 0 ? (
        <EmptyState
          picture={<Cloth {...scrapCloth} fit="xMidYMid meet" className="h-18 w-40.5" />}
          title="No teams yet"
          text="Team members see the presentations shared with the team"
        />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
          {data.map((team) => (
            <li key={team.id} className="min-w-0">
              <TeamTile team={team} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function TeamTile({
  team: { id, name, role, memberCount, deckCount },
}: {
  readonly team: TeamItem
}) {
  return (
    <article className="relative flex items-center gap-3 rounded-card bg-surface p-4 shadow-sheet hover:shadow-lift">
      <UsersRound
        size={24}
        strokeWidth={1.75}
        aria-hidden="true"
        className="shrink-0 text-primary"
      />
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-body font-action">
          <Link
            href={`/workspace?tab=teams&team=${id}`}
            className="rounded-slide after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
        </h3>
        <p className="text-small text-ink-subtle tabular-nums">
          {memberCount === 1 ? '1 member' : `${memberCount} members`},{' '}
          {countPresentations(deckCount)}
        </p>
      </div>
      <Badge>{teamRoleLabels[role]}</Badge>
    </article>
  )
}

function CreateTeam() {
  const [, navigate] = useLocation()
  const [naming, setNaming] = useState(false)
  const create = useDeckListChange('Team not created', (name: string) => peopleApi.createTeam(name))
  return (
    <>
      <Button
        icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setNaming(true)}
      >
        Create Team
      </Button>
      {naming && (
        <NameDialog
          title="New team"
          action="Create"
          working="Creating..."
          isPending={create.isPending}
          onName={(name) =>
            create.mutate(name, {
              onSuccess: ({ id }) => navigate(`/workspace?tab=teams&team=${id}`),
            })
          }
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
