import { ApiError } from '@deckloom/contract'
import { Button, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DeletionDialog } from './DeletionDialog.tsx'
import { downloadOwnData } from './downloadOwnData.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { wasNotProven } from './wasNotProven.ts'

/** The user's stored data: download or delete it. */
export function OwnData() {
  const [deleting, setDeleting] = useState(false)
  const handOver = useMutation({
    mutationFn: downloadOwnData,
    onSuccess: () =>
      toast({ title: 'Your download has started', description: 'deckloom-data.zip' }),
    onError: (error) => {
      if (wasNotProven(error)) return
      toast({
        title: 'Your data could not be exported',
        description:
          error instanceof ApiError ? error.sentence : 'The server could not be reached.',
        variant: 'destructive',
      })
    },
  })
  const exportData = () => {
    if (!handOver.isPending) handOver.mutate()
  }
  return (
    <ProfileSection title="Your data" text="Download your data, or delete your account.">
      <div className="flex flex-col gap-5">
        <Choice
          title="Download your data"
          text="A ZIP file with your profile, presentations, pictures, comments, links and messages."
        >
          <Button working={handOver.isPending} onClick={exportData}>
            {handOver.isPending ? 'Preparing...' : 'Export My Data'}
          </Button>
        </Choice>
        <Choice
          title="Delete account"
          text="Your account, presentations and files are deleted immediately. This cannot be undone."
        >
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete Account
          </Button>
        </Choice>
      </div>
      {deleting && <DeletionDialog onClose={() => setDeleting(false)} onExport={exportData} />}
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
