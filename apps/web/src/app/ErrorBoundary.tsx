import { buttonClass } from '@deckloom/ui'
import { Component, type ReactNode } from 'react'
import { PageMessage } from '../shared/nav/PageMessage.tsx'
import { urlFor } from '../shared/place.ts'

interface State {
  readonly error: unknown
}

/** Replaces a page that threw with what was saved and what to do next. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return isStaleBuild(error) ? (
      <Message
        title="Deckloom was updated"
        text="This page is from the previous version. Reload to continue. Everything you saved is safe."
      />
    ) : (
      <Message
        title="This page stopped working"
        text="Something went wrong in Deckloom. Everything you saved is safe. Reload the page. If it happens again, tell your administrator what you were doing."
      />
    )
  }
}

function Message({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <PageMessage title={title} text={text}>
      <button
        type="button"
        className={buttonClass({ variant: 'primary', size: 'large' })}
        onClick={() => location.reload()}
      >
        Reload
      </button>
      <a href={urlFor('/')} className={buttonClass({ size: 'large' })}>
        Back home
      </a>
    </PageMessage>
  )
}

/** Returns whether a chunk of an old build is gone after a deployment; browsers word this error differently. */
function isStaleBuild(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
  )
}
