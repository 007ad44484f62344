import { Spinner } from '@deckloom/ui'
import { lazy } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useSession } from '../shared/session/currentUser.ts'
import { Protected } from './Protected.tsx'

// Every page is a chunk of its own.
const EditorPage = lazy(async () => ({
  default: (await import('../pages/editor/EditorPage.tsx')).EditorPage,
}))
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('../pages/forgotPassword/ForgotPasswordPage.tsx')).ForgotPasswordPage,
}))
const HomePage = lazy(async () => ({
  default: (await import('../pages/home/HomePage.tsx')).HomePage,
}))
const LandingPage = lazy(async () => ({
  default: (await import('../pages/landing/LandingPage.tsx')).LandingPage,
}))
const LoginPage = lazy(async () => ({
  default: (await import('../pages/login/LoginPage.tsx')).LoginPage,
}))
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/notFound/NotFoundPage.tsx')).NotFoundPage,
}))
const ResetPasswordPage = lazy(async () => ({
  default: (await import('../pages/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
}))
const SignupPage = lazy(async () => ({
  default: (await import('../pages/signup/SignupPage.tsx')).SignupPage,
}))
const SlideshowPage = lazy(async () => ({
  default: (await import('../pages/slideshow/SlideshowPage.tsx')).SlideshowPage,
}))

export function Routes() {
  return (
    <Switch>
      <Route path="/" component={Start} />
      <Route path="/login" component={LoginPage} />
      <Route path="/signup" component={SignupPage} />
      <Route path="/forgot-password" component={ForgotPasswordPage} />
      <Route path="/reset-password" component={ResetPasswordPage} />
      <Route path="/dashboard">
        <Redirect to="/" replace />
      </Route>
      <Route path="/editor/:id">
        {({ id }) => (
          <Protected>
            <EditorPage key={id} id={id} />
          </Protected>
        )}
      </Route>
      <Route path="/slideshow/:id">
        {({ id }) => (
          <Protected>
            <SlideshowPage key={id} id={id} />
          </Protected>
        )}
      </Route>
      <Route component={NotFoundPage} />
    </Switch>
  )
}

/** The home dashboard for who is signed in, the landing page for everyone else. */
function Start() {
  const session = useSession()
  if (session.state === 'loading') return <Spinner page />
  return session.state === 'authenticated' ? <HomePage user={session.user} /> : <LandingPage />
}
