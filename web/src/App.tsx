import { Box, Container } from '@chakra-ui/react'
import { useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Route, Routes, useLocation, useSearchParams } from 'react-router-dom'
import { Header } from './layout/Header'
import { SampleBanner } from './layout/SampleBanner'
import { ScrollRestoration } from './layout/ScrollRestoration'
import { SkipLinks } from './layout/SkipLinks'
import { pagesFor } from './ui/lazy/page'
import { Gate, Waiting } from './session/Gate'
import { whenAway } from './requests/http-error'
import { useSession } from './session/use-session'
import { SessionProvider } from './session/SessionProvider'
import { tokenNow } from './session/token'
import { isVisit } from './session/visitor-mode'
import TendersPage from './pages/tenders/TendersPage'
import { forgetTenders } from './tenders/recent-tenders'
import { globalIdOf, withoutTender } from './tenders/tender-address'
import './ui/keys/early-keys'
import { LoadFailure } from './ui/lazy/LoadFailure'
import { PageError } from './ui/lazy/PageError'
import { lazyPart } from './ui/lazy/lazy-part'
import { whenUsed } from './ui/lazy/when-used'
import { firstToast } from './ui/toast/toast'

const isInside = tokenNow() !== null || isVisit()
const page = pagesFor(isInside)
const DashboardPage = page('/', () => import('./pages/dashboard/DashboardPage'))
const BookmarksPage = page('/bookmarks', () => import('./pages/bookmarks/BookmarksPage'))
const TenderPage = page('/tenders/:uuid', () => import('./pages/tender/TenderPage'), false)
const PrivacyPage = page('/privacy', () => import('./pages/privacy/PrivacyPage'), false)
const AccessibilityPage = page('/toegankelijkheid', () => import('./pages/accessibility/AccessibilityPage'), false)
const ProfilePage = page('/profiel', () => import('./pages/profile/ProfilePage'), false)
const TokensPage = page('/profiel/tokens', () => import('./pages/tokens/TokensPage'), false)
const UserManagementPage = page('/user-management', () => import('./pages/users/UserManagementPage'), false)
const DebugPage = page('/debug', () => import('./pages/debug/DebugPage'), false)
const CategorisePage = page('/admin/categorize', () => import('./pages/categorise/CategorisePage'), false)
const SourcesPage = page('/admin/bronnen', () => import('./pages/sources/SourcesPage'), false)
const FruitlessPage = page('/admin/zoekopdrachten', () => import('./pages/fruitless/FruitlessPage'), false)
const ProfilesPage = page('/zoekprofielen', () => import('./pages/profiles/ProfilesPage'), false)
const PutAwayPage = page('/weggelegd', () => import('./pages/put-away/PutAwayPage'), false)
const MorningPage = page('/ochtend', () => import('./pages/morning/MorningPage'), false)
const OfflinePage = page('/offline', () => import('./pages/offline/OfflinePage'), false)
const NotFoundPage = page(null, () => import('./pages/NotFoundPage'), false)
const LandingPage = lazyPart(() => import('./pages/landing/LandingPage'))
const ForcedPasswordPage = lazyPart(() => import('./pages/profile/ForcedPasswordPage'))
const TenderDialog = lazyPart(() => import('./tenders/dialog/TenderDialog'))
const Shortcuts = lazyPart(() => import('./keys/Shortcuts'), { after: whenUsed })
// Below the first screen: the first load does without it.
const Footer = lazyPart(() => import('./layout/Footer'), { after: whenUsed })
const OfflineLine = lazyPart(() => import('./layout/OfflineLine'), {
  after: () => Promise.race([whenUsed(), whenAway()]),
})
const Installed = lazyPart(() => import('./pages/offline/Installed'), { after: whenUsed })
const Toaster = lazyPart(() => import('./ui/toast/Toaster'), { after: () => Promise.race([whenUsed(), firstToast]) })

// Most probably the first page to be seen: preloaded while the session is checked.
if (!isInside) LandingPage.preload()

const inFrontOfTheProduct = { waiting: <Waiting />, renderFailure: () => <PageError /> }

export function App() {
  return (
    <SessionProvider>
      <ErrorBoundary FallbackComponent={PageError}>
        <Gate
          renderLanding={continueAt => <LandingPage props={{ continueAt }} {...inFrontOfTheProduct} />}
          forcedPassword={<ForcedPasswordPage props={{}} {...inFrontOfTheProduct} />}
        >
          <Product />
        </Gate>
      </ErrorBoundary>
      <Toaster props={{}} />
    </SessionProvider>
  )
}

/** Everything behind the gate, remounted for each user: what is shown and half-typed is theirs alone. */
function Product() {
  const { user } = useSession()
  return <Places key={user?.id ?? 'visitor'} />
}

function Places() {
  const { pathname } = useLocation()
  // Remounted for each user: the next one sees nothing of this one.
  useEffect(() => forgetTenders, [])
  const [parameters, setParameters] = useSearchParams()
  const given = parameters.get('tender')
  const tenderId = given && globalIdOf(given)
  const closeTender = () => setParameters(withoutTender(parameters), { replace: true })

  return (
    <Box minH="100dvh">
      <ScrollRestoration />
      <SkipLinks pathname={pathname} />
      <Shortcuts props={{}} />
      <Header />
      <OfflineLine props={{}} />
      <Installed props={{}} />
      <SampleBanner />
      <Container
        as="main"
        id="inhoud"
        tabIndex={-1}
        maxW="page"
        // As high as the screen: the footer does not move while the page comes.
        minH="calc(100dvh - {sizes.header})"
        px={{ base: '4', md: '8' }}
        py={{ base: '3', md: '4' }}
        outline="none"
      >
        <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]}>
          <Routes>
            <Route path="/" element={<DashboardPage />} />
            <Route path="/tenders" element={<TendersPage />} />
            <Route path="/tenders/:uuid" element={<TenderPage />} />
            <Route path="/bookmarks" element={<BookmarksPage />} />
            <Route path="/privacy" element={<PrivacyPage />} />
            <Route path="/toegankelijkheid" element={<AccessibilityPage />} />
            <Route path="/profiel" element={<ProfilePage />} />
            <Route path="/profiel/tokens" element={<TokensPage />} />
            <Route path="/user-management" element={<UserManagementPage />} />
            <Route path="/debug" element={<DebugPage />} />
            <Route path="/admin/categorize" element={<CategorisePage />} />
            <Route path="/admin/bronnen" element={<SourcesPage />} />
            <Route path="/admin/zoekopdrachten" element={<FruitlessPage />} />
            <Route path="/zoekprofielen" element={<ProfilesPage />} />
            <Route path="/ochtend" element={<MorningPage />} />
            <Route path="/weggelegd" element={<PutAwayPage />} />
            <Route path="/offline" element={<OfflinePage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
          {tenderId && (
            <TenderDialog
              props={{ id: tenderId }}
              renderFailure={() => <LoadFailure what="De tender" onClose={closeTender} />}
            />
          )}
        </ErrorBoundary>
      </Container>
      <Footer props={{}} />
    </Box>
  )
}
