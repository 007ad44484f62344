import { Spinner } from '@deckloom/ui'
import { lazy } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { hasPlans } from '../shared/plans/hasPlans.ts'
import { useSession } from '../shared/session/currentUser.ts'
import { loadEditor } from './loadEditor.ts'
import { Protected } from './Protected.tsx'

// Every page is its own chunk; those that few people open are in RareRoutes.tsx.
const AdministrationPage = lazy(async () => ({
  default: (await import('../pages/administration/AdministrationPage.tsx')).AdministrationPage,
}))
const AnalyticsPage = lazy(async () => ({
  default: (await import('../pages/analytics/AnalyticsPage.tsx')).AnalyticsPage,
}))
const EditorPage = lazy(async () => ({ default: (await loadEditor()).EditorPage }))
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
const PaymentPage = lazy(async () => ({
  default: (await import('../pages/payment/PaymentPage.tsx')).PaymentPage,
}))
const PricingPage = lazy(async () => ({
  default: (await import('../pages/pricing/PricingPage.tsx')).PricingPage,
}))
const RareRoutes = lazy(async () => ({ default: (await import('./RareRoutes.tsx')).RareRoutes }))
const ResetPasswordPage = lazy(async () => ({
  default: (await import('../pages/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
}))
const SignupPage = lazy(async () => ({
  default: (await import('../pages/signup/SignupPage.tsx')).SignupPage,
}))
const SlideshowPage = lazy(async () => ({
  default: (await import('../pages/slideshow/SlideshowPage.tsx')).SlideshowPage,
}))
const FeatureRoute = lazy(async () => ({
  default: (await import('../pages/features/FeatureRoute.tsx')).FeatureRoute,
}))
const ProfilePage = lazy(async () => ({
  default: (await import('../pages/profile/ProfilePage.tsx')).ProfilePage,
}))
const SharePage = lazy(async () => ({
  default: (await import('../pages/share/SharePage.tsx')).SharePage,
}))
const SupportPage = lazy(async () => ({
  default: (await import('../pages/support/SupportPage.tsx')).SupportPage,
}))
const SpeakerPage = lazy(async () => ({
  default: (await import('../pages/slideshow/SpeakerPage.tsx')).SpeakerPage,
}))

const SubscriptionPage = lazy(async () => ({
  default: (await import('../pages/subscription/SubscriptionPage.tsx')).SubscriptionPage,
}))
const TemplatesRoute = lazy(async () => ({
  default: (await import('../pages/templates/TemplatesRoute.tsx')).TemplatesRoute,
}))
const TermsPage = lazy(async () => ({
  default: (await import('../pages/terms/TermsPage.tsx')).TermsPage,
}))
const WorkspacePage = lazy(async () => ({
  default: (await import('../pages/workspace/WorkspacePage.tsx')).WorkspacePage,
}))

const PublicPricingPage = () => <PricingPage />
const BillingPage = () => <PricingPage billing />

/** Pages for signed-in users that need no parameters, or read the URL themselves. */
const guarded = [
  { path: '/admin', page: AdministrationPage },
  { path: '/analytics', page: AnalyticsPage },
  { path: '/templates/:category?', page: TemplatesRoute },
  { path: '/resources/:page', page: TemplatesRoute },
  { path: '/profile', page: ProfilePage },
  { path: '/workspace', page: WorkspacePage },
  { path: '/teams', page: WorkspacePage },
  { path: '/settings', page: WorkspacePage },
  { path: '/contact', page: SupportPage },
]
const guardedWithPlans = [
  { path: '/billing', page: BillingPage },
  { path: '/payment', page: PaymentPage },
  { path: '/subscription', page: SubscriptionPage },
]

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
      <Route path="/slideshow/:id/speaker">
        {({ id }) => (
          <Protected>
            <SpeakerPage key={id} id={id} />
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
      <Route path="/features/:feature?">
        {({ feature }) => (
          <Protected>
            <FeatureRoute slug={feature} />
          </Protected>
        )}
      </Route>
      <Route path="/share/:token">{({ token }) => <SharePage key={token} token={token} />}</Route>
      <Route path="/embed/:token">
        {({ token }) => <SharePage key={token} token={token} embedded />}
      </Route>
      {hasPlans() && <Route path="/pricing" component={PublicPricingPage} />}
      <Route path="/terms" component={TermsPage} />
      <Route path="/support" component={SupportPage} />
      {(hasPlans() ? [...guarded, ...guardedWithPlans] : guarded).map(({ path, page: Page }) => (
        <Route key={path} path={path}>
          <Protected>
            <Page />
          </Protected>
        </Route>
      ))}
      <Route component={RareRoutes} />
    </Switch>
  )
}

/** The dashboard for signed-in users, the landing page for everyone else. */
function Start() {
  const session = useSession()
  if (session.state === 'loading') return <Spinner page />
  return session.state === 'authenticated' ? <HomePage user={session.user} /> : <LandingPage />
}
