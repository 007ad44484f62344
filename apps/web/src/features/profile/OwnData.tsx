import { Button } from '@deckloom/ui'
import { useState } from 'react'
import { DeletionDialog } from './DeletionDialog.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** What is kept about a person: to take away, or to be rid of. */
export function OwnData() {
  const [open, setOpen] = useState<'export' | 'deletion'>()
  const close = () => setOpen(undefined)
  return (
    <ProfileSection
      title="Your data"
      text="Everything that is kept about you, to take along or to have removed."
    >
      <div className="flex flex-col gap-5">
        <Choice
          title="Take it along"
          text="A ZIP with your profile, presentations, pictures and messages."
        >
          <Button onClick={() => setOpen('export')}>Export My Data</Button>
        </Choice>
        <Choice
          title="Leave for good"
          text="Your account, presentations and files are removed at once. This cannot be undone."
        >
          <Button variant="danger" onClick={() => setOpen('deletion')}>
            Delete Account
          </Button>
        </Choice>
      </div>
      {open === 'export' && <ExportDialog onClose={close} />}
      {open === 'deletion' && <DeletionDialog onClose={close} onExport={() => setOpen('export')} />}
    </ProfileSection>
  )
}

function Choice({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children: React.ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-ui font-action">{title}</h3>
        <p className="text-small text-ink-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}
