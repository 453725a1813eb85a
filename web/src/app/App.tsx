import { Box, Container } from '@chakra-ui/react'
import { useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { matchPath, Route, Routes, useLocation, useSearchParams } from 'react-router-dom'
import { Header } from '../features/layout/Header'
import { SampleBanner } from '../features/layout/SampleBanner'
import { ScrollRestoration } from '../features/layout/ScrollRestoration'
import { SkipLinks } from '../features/layout/SkipLinks'
import { Gate, BlankPage } from '../connection/session/Gate'
import { useSession } from '../connection/session/use-session'
import { SessionProvider } from '../connection/session/SessionProvider'
import { tokenNow } from '../connection/session/token'
import { isVisit } from '../connection/session/visitor-mode'
import LandingPage from '../pages/landing/LandingPage'
import TendersPage from '../pages/tenders/TendersPage'
import { forgetTenders } from '../features/tenders/recent-tenders'
import { globalIdOf, withoutTender } from '../features/tenders/tender-address'
import { LoadFailure } from '../ui/lazy/LoadFailure'
import { PageError } from '../ui/lazy/PageError'
import { lazyPart } from '../ui/lazy/lazy-part'
import { useIsUsed, whenUsed } from '../ui/lazy/when-used'
import { currentToast, onToastChange } from '../ui/toast/toast'
import { Shortcuts } from '../features/keys/Shortcuts'
import { Footer } from '../features/layout/Footer'
import { OfflineLine } from '../features/layout/OfflineLine'

/** Each page is a separate chunk, except the list and the landing page, which are in the initial load. */
const pages = [
  { path: '/', load: () => import('../pages/dashboard/DashboardPage') },
  { path: '/bookmarks', load: () => import('../pages/bookmarks/BookmarksPage') },
  { path: '/tenders/:uuid', load: () => import('../pages/tender/TenderPage') },
  { path: '/privacy', load: () => import('../pages/privacy/PrivacyPage') },
  { path: '/toegankelijkheid', load: () => import('../pages/accessibility/AccessibilityPage') },
  { path: '/profiel', load: () => import('../pages/profile/ProfilePage') },
  { path: '/profiel/tokens', load: () => import('../pages/tokens/TokensPage') },
  { path: '/user-management', load: () => import('../pages/users/UserManagementPage') },
  { path: '/debug', load: () => import('../pages/debug/DebugPage') },
  { path: '/admin/categorize', load: () => import('../pages/categorise/CategorisePage') },
  { path: '/admin/bronnen', load: () => import('../pages/sources/SourcesPage') },
  { path: '/admin/zoekopdrachten', load: () => import('../pages/empty-searches/EmptySearchesPage') },
  { path: '/zoekprofielen', load: () => import('../pages/profiles/ProfilesPage') },
  { path: '/meldingen', load: () => import('../pages/inbox/InboxPage') },
  { path: '/ochtend', load: () => import('../pages/morning/MorningPage') },
  { path: '/weggelegd', load: () => import('../pages/dismissed/DismissedPage') },
  { path: '/offline', load: () => import('../pages/offline/OfflinePage') },
  { path: '*', load: () => import('../pages/NotFoundPage') },
].map(({ path, load }) => ({ path, Page: lazyPart<object>(load) }))
const ForcedPasswordPage = lazyPart(() => import('../pages/profile/ForcedPasswordPage'))
const TenderDialog = lazyPart(() => import('../features/tenders/dialog/TenderDialog'))
const Installed = lazyPart(() => import('../pages/offline/Installed'))
const Toaster = lazyPart(() => import('../ui/toast/Toaster'))

// Preloads the most likely first page during the session check, and likely next pages after the first interaction.
if (tokenNow() !== null || isVisit())
  pages.find(({ path }) => path !== '*' && matchPath(path, window.location.pathname))?.Page.preload()
void whenUsed().then(preloadNext)

function preloadNext(): void {
  for (const { path, Page } of pages) if (path === '/' || path === '/bookmarks') Page.preload()
  for (const Part of [TenderDialog, Toaster]) Part.preload()
}

const fullPageFallbacks = { waiting: <BlankPage />, renderFailure: () => <PageError /> }

export function App() {
  return (
    <SessionProvider>
      <ErrorBoundary FallbackComponent={PageError}>
        <Gate
          renderLanding={continueAt => <LandingPage continueAt={continueAt} />}
          forcedPassword={<ForcedPasswordPage props={{}} {...fullPageFallbacks} />}
        >
          <Product />
        </Gate>
      </ErrorBoundary>
      <Toasts />
    </SessionProvider>
  )
}

/** Overlays above every page. The code is loaded after the first interaction, or with the first toast. */
function Toasts() {
  const toast = useSyncExternalStore(onToastChange, currentToast)
  const isUsed = useIsUsed()
  return (isUsed || toast) && <Toaster props={{}} />
}

/** Everything behind the gate, remounted for each user, so that nothing shown or typed passes to the next one. */
function Product() {
  const { user } = useSession()
  return <Places key={user?.id ?? 'visitor'} />
}

function Places() {
  const { pathname } = useLocation()
  const isUsed = useIsUsed()
  // Remounted for each user, so that the next one sees nothing of this one.
  useEffect(() => forgetTenders, [])
  const [parameters, setParameters] = useSearchParams()
  const given = parameters.get('tender')
  const tenderId = given && globalIdOf(given)
  const closeTender = () => setParameters(withoutTender(parameters), { replace: true })

  return (
    <Box minH="100dvh">
      <ScrollRestoration />
      <SkipLinks pathname={pathname} />
      <Shortcuts />
      <Header />
      <OfflineLine />
      {isUsed && <Installed props={{}} />}
      <SampleBanner />
      <Container
        as="main"
        id="inhoud"
        tabIndex={-1}
        maxW="page"
        // Full screen height, so that the footer does not move while the page loads.
        minH="calc(100dvh - {sizes.header})"
        px={{ base: '4', md: '8' }}
        py={{ base: '3', md: '4' }}
        outline="none"
      >
        <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]}>
          <Routes>
            <Route path="/tenders" element={<TendersPage />} />
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page props={{}} renderFailure={() => <PageError />} />} />
            ))}
          </Routes>
          {tenderId && (
            <TenderDialog
              props={{ id: tenderId }}
              renderFailure={() => <LoadFailure what="De tender" onClose={closeTender} />}
            />
          )}
        </ErrorBoundary>
      </Container>
      <Footer />
    </Box>
  )
}
