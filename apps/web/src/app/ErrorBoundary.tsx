import { buttonClass } from '@deckloom/ui'
import { Component, type ReactNode } from 'react'
import { PageMessage } from '../shared/nav/PageMessage.tsx'
import { addressOf } from '../shared/place.ts'

interface State {
  readonly error: unknown
}

/** Stands in for a page that threw, and says what is kept and what to do. */
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
        text="This page belongs to the version before. Reload it to go on; everything that was saved is kept."
      />
    ) : (
      <Message
        title="This page stopped working"
        text="An error in Deckloom interrupted it. Everything that was saved is kept. Reload the page; if it happens again, tell whoever runs this server what you did last."
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
      <a href={addressOf('/')} className={buttonClass({ size: 'large' })}>
        Back home
      </a>
    </PageMessage>
  )
}

/** After a deployment the chunks that an open page still names are gone; browsers word that differently. */
function isStaleBuild(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
  )
}
