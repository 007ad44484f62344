import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { Protected } from './Protected.tsx'

const AudiencePage = lazy(async () => ({
  default: (await import('../pages/audience/AudiencePage.tsx')).AudiencePage,
}))
const ClaimAdministratorPage = lazy(async () => ({
  default: (await import('../pages/claimAdministrator/ClaimAdministratorPage.tsx'))
    .ClaimAdministratorPage,
}))
const InvitationPage = lazy(async () => ({
  default: (await import('../pages/invitation/InvitationPage.tsx')).InvitationPage,
}))
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/notFound/NotFoundPage.tsx')).NotFoundPage,
}))
const UndoEmailPage = lazy(async () => ({
  default: (await import('../pages/undoEmail/UndoEmailPage.tsx')).UndoEmailPage,
}))
const VerifyEmailPage = lazy(async () => ({
  default: (await import('../pages/verifyEmail/VerifyEmailPage.tsx')).VerifyEmailPage,
}))

/** Pages that few people open, so that nobody else loads their names; at last, that there is none. */
export function RareRoutes() {
  return (
    <Switch>
      <Route path="/audience/:id">
        {({ id }) => (
          <Protected>
            <AudiencePage key={id} id={id} />
          </Protected>
        )}
      </Route>
      <Route path="/claim-administrator">
        <Protected>
          <ClaimAdministratorPage />
        </Protected>
      </Route>
      <Route path="/invitation">
        <Protected>
          <InvitationPage />
        </Protected>
      </Route>
      <Route path="/undo-email" component={UndoEmailPage} />
      <Route path="/verify-email" component={VerifyEmailPage} />
      <Route component={NotFoundPage} />
    </Switch>
  )
}
