import { Button, chakra } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { number } from '../dutch'
import { useJobProgressSubscription, useRefreshTendersMutation } from '../graphql.generated'
import { headerText } from '../jobs/progress-texts'
import { refetchAll } from '../requests/refetch-all'
import { showToast } from '../ui/toast/toast'

const Icon = chakra(RefreshCw)

/** For everybody: harvests the sources now. Afterwards queries on screen are refetched, the others when they are shown again. */
export function RefreshButton() {
  const [refresh, { loading }] = useRefreshTendersMutation({
    ...refetchAll,
    onCompleted: ({ refreshTenders: { totalAdded, totalFound } }) =>
      showToast({
        type: 'success',
        title: 'Data ververst',
        description: `${number(totalAdded)} nieuwe tenders toegevoegd van ${number(totalFound)} gevonden`,
      }),
    onError: error => {
      console.error('Refreshing failed', error)
      showToast({
        type: 'error',
        title: 'Fout bij verversen',
        description: 'Kon de tender data niet verversen. Probeer het later opnieuw.',
      })
    },
  })
  const { data: told } = useJobProgressSubscription({ variables: { kind: 'REFRESH' }, skip: !loading })
  const progress = loading && told?.jobProgress.state === 'RUNNING' ? headerText(told.jobProgress) : null
  const label = loading ? 'Bezig...' : 'Ververs Data'
  return (
    <Button
      size="sm"
      variant="subtle"
      borderWidth="1px"
      borderColor="brand.muted"
      aria-label={label}
      disabled={loading}
      onClick={() => void refresh()}
    >
      <Icon boxSize="4" aria-hidden animation={loading ? 'spin 1s linear infinite' : undefined} />
      <chakra.span display={{ base: 'none', sm: 'inline' }} textAlign="start" lineHeight="1.2">
        {label}
        {progress && (
          <chakra.span
            display="block"
            textStyle="xs"
            color="fg.muted"
            fontWeight="450"
            fontVariantNumeric="tabular-nums"
          >
            {progress}
          </chakra.span>
        )}
      </chakra.span>
    </Button>
  )
}
