import { BackToDashboard, PageNotice } from './PageNotice.tsx'

export function InvalidDeckId({ id }: { readonly id: string }) {
  return (
    <PageNotice
      title={`Invalid presentation ID: ${id}`}
      text="Please check the URL or return to dashboard"
    >
      <BackToDashboard />
    </PageNotice>
  )
}
