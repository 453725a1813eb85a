import { Box, Container } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Route, Routes, useSearchParams } from 'react-router-dom'
import { DashboardPage } from './dashboard/DashboardPage'
import { Header } from './layout/Header'
import { NotFoundPage } from './layout/NotFoundPage'
import { SampleBanner } from './layout/SampleBanner'
import { SkipLink } from './layout/SkipLink'
import { Gate } from './session/Gate'
import { SessionProvider } from './session/SessionProvider'
import { TendersPage } from './tenders/TendersPage'
import { PageError } from './ui/PageError'

const BookmarksPage = lazy(() => import('./bookmarks/BookmarksPage'))
const PrivacyPage = lazy(() => import('./privacy/PrivacyPage'))
const ProfilePage = lazy(() => import('./profile/ProfilePage'))
const TenderDialog = lazy(() => import('./tenders/TenderDialog'))
const Toaster = lazy(() => import('./ui/Toaster'))
const UserManagementPage = lazy(() => import('./users/UserManagementPage'))

export function App() {
  return (
    <SessionProvider>
      <Gate>
        <Product />
      </Gate>
      <Suspense>
        <Toaster />
      </Suspense>
    </SessionProvider>
  )
}

/** Everything behind the gate. */
function Product() {
  const [parameters] = useSearchParams()
  const tenderId = parameters.get('tender')

  return (
    <Box minH="100dvh">
      <SkipLink />
      <Header />
      <SampleBanner />
      <Container
        as="main"
        id="inhoud"
        tabIndex={-1}
        maxW="page"
        px={{ base: '4', md: '8' }}
        py={{ base: '5', md: '7' }}
        outline="none"
      >
        <ErrorBoundary FallbackComponent={PageError}>
          <Suspense>
            <Routes>
              <Route path="/" element={<DashboardPage />} />
              <Route path="/tenders" element={<TendersPage />} />
              <Route path="/bookmarks" element={<BookmarksPage />} />
              <Route path="/privacy" element={<PrivacyPage />} />
              <Route path="/profiel" element={<ProfilePage />} />
              <Route path="/user-management" element={<UserManagementPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
          {tenderId && (
            <Suspense>
              <TenderDialog id={tenderId} />
            </Suspense>
          )}
        </ErrorBoundary>
      </Container>
    </Box>
  )
}
