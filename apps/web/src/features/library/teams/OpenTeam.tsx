import type { Team } from '@deckloom/contract'
import { Button, ConfirmDialog, Skeleton, toast } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { peopleApi } from '../../../shared/peopleApi.ts'
import { useDeckListChange } from '../../../shared/useDeckListChange.ts'
import { NameDialog } from '../folders/NameDialog.tsx'
import type { PageActions } from '../workspace/DeckListContext.ts'
import { DeckList } from '../workspace/DeckList.tsx'
import { readView } from '../workspace/keptView.ts'
import { InviteForm } from './InviteForm.tsx'
import { MemberRow } from './MemberRow.tsx'
import { teamQuery } from './teamQuery.ts'

export interface OpenTeamProps {
  readonly page: PageActions
  readonly id: number
}

/** A team: its decks and its members. */
export function OpenTeam({ id, page }: OpenTeamProps) {
  const { data, isError } = useQuery(teamQuery(id))
  return (
    <div className="flex flex-col gap-6">
      <Link
        href="/workspace?tab=teams"
        className="flex w-fit items-center gap-1.5 rounded-slide text-ui text-ink-muted hover:text-ink"
      >
        <ArrowLeft size={17} strokeWidth={1.75} aria-hidden="true" />
        All teams
      </Link>
      {isError && (
        <p role="alert" className="text-ui">
          This team doesn’t exist, or you’re no longer a member.
        </p>
      )}
      {!data && !isError && <Skeleton className="h-40 w-full" />}
      {data && !isError && (
        <>
          <TeamHead team={data} />
          <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
            <section aria-label="Presentations of the team">
              <DeckList
                question={{ team: id }}
                view={readView()}
                page={page}
                columns={2}
                empty={
                  <p className="text-ui text-ink-muted">
                    Nothing is shared with this team yet. To share a presentation, open its menu and
                    choose Share.
                  </p>
                }
              />
            </section>
            <Members team={data} />
          </div>
        </>
      )}
    </div>
  )
}

function Members({ team }: { readonly team: Team }) {
  return (
    <section aria-labelledby="members-heading" className="rounded-card bg-surface p-5 shadow-sheet">
      <h3 id="members-heading" className="mb-3 text-h3 font-heading">
        Members
      </h3>
      <ul className="divide-y divide-line">
        {team.members.map((member) => (
          <MemberRow key={member.id} team={team} member={member} />
        ))}
      </ul>
      {team.role !== 'member' && <InviteForm teamId={team.id} />}
    </section>
  )
}

function TeamHead({ team }: { readonly team: Team }) {
  const [, navigate] = useLocation()
  const [task, setTask] = useState<'rename' | 'end'>()
  const rename = useDeckListChange('Team not renamed', (name: string) =>
    peopleApi.renameTeam(team.id, name),
  )
  // This component is gone before the response arrives.
  const end = useDeckListChange('Team not deleted', async () => {
    await peopleApi.endTeam(team.id)
    toast({ title: 'Team deleted', description: team.name })
  })
  const close = () => setTask(undefined)
  const handleEnd = () => {
    navigate('/workspace?tab=teams')
    end.mutate(undefined)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 className="mr-auto font-display text-h2 font-[660] wrap-anywhere">{team.name}</h2>
      {team.role !== 'member' && <Button onClick={() => setTask('rename')}>Rename</Button>}
      {team.role === 'owner' && (
        <Button variant="quiet" onClick={() => setTask('end')}>
          Delete Team
        </Button>
      )}
      {task === 'rename' && (
        <NameDialog
          title="Rename team"
          action="Rename"
          working="Renaming..."
          name={team.name}
          isPending={rename.isPending}
          onName={(name) => rename.mutate(name, { onSuccess: close })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={task === 'end'}
        onOpenChange={(open) => !open && close()}
        title={`Delete “${team.name}”?`}
        text="Presentations stay with the people who shared them. Other members can no longer see them."
        action="Delete Team"
        onConfirm={handleEnd}
      />
    </div>
  )
}
