import { Box, Container } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Route, Routes, useSearchParams } from 'react-router-dom'
import { DashboardPage } from './dashboard/DashboardPage'
import { Header } from './layout/Header'
import { NotFoundPage } from './layout/NotFoundPage'
import { SampleBanner } from './layout/SampleBanner'
import { SkipLink } from './layout/SkipLink'
import { TendersPage } from './tenders/TendersPage'
import { PageError } from './ui/PageError'

const TenderDialog = lazy(() => import('./tenders/TenderDialog'))
const Toaster = lazy(() => import('./ui/Toaster'))

export function App() {
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
          <Routes>
            <Route path="/" element={<DashboardPage />} />
            <Route path="/tenders" element={<TendersPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
          {tenderId && (
            <Suspense>
              <TenderDialog id={tenderId} />
            </Suspense>
          )}
        </ErrorBoundary>
      </Container>
      <Suspense>
        <Toaster />
      </Suspense>
    </Box>
  )
}
