import { Button, Text } from '@chakra-ui/react'
import { ChartBarBig, RefreshCw } from 'lucide-react'
import { clock, number } from '../../../platform/dutch'
import { shortMoment } from '../../../platform/dutch-moments'
import { useReclassifyMutation } from './Reclassify.generated'
import type { WidgetsQuery } from './Widgets.generated'
import { refetchAll } from '../../../platform/requests/refetch-all'
import { isUnauthenticated } from '../../../connection/session/auth-link'
import { useSession } from '../../../connection/session/use-session'
import { BarList } from '../../../ui/BarList'
import { showToast } from '../../../ui/toast/toast'
import { Nothing, Widget } from '../../../ui/Widget'

const SHOWN = 8

interface CategoryDistributionProps {
  readonly categories: WidgetsQuery['categories']
  /** Time of the last recategorisation of all tenders; null for never. */
  readonly lastRunAt: string | null
}

/** The eight largest categories; signed-in users can recategorise all tenders. */
export function CategoryDistribution({ categories, lastRunAt }: CategoryDistributionProps) {
  const { user } = useSession()
  const largest = categories
    .filter(({ tenderCount }) => tenderCount > 0)
    .toSorted((one, other) => other.tenderCount - one.tenderCount)
    .slice(0, SHOWN)
  return (
    <Widget
      title="Categorieverdeling"
      icon={<ChartBarBig size={16} />}
      aside={
        <>
          {lastRunAt && (
            <Text textStyle="xs" color="fg.muted" title={shortMoment(lastRunAt)}>
              bijgewerkt <time dateTime={lastRunAt}>{clock(new Date(lastRunAt))}</time>
            </Text>
          )}
          {user && <ReclassifyButton />}
        </>
      }
    >
      {largest.length === 0 ? (
        <Nothing>Geen categoriedata beschikbaar</Nothing>
      ) : (
        <BarList
          bars={largest.map(({ id, name, tenderCount }) => ({
            key: id,
            label: name,
            count: tenderCount,
            to: `/tenders?category=${encodeURIComponent(name)}`,
          }))}
        />
      )}
    </Widget>
  )
}

function ReclassifyButton() {
  const [reclassify, { loading }] = useReclassifyMutation({
    ...refetchAll,
    onCompleted: ({ reclassifyTenders: { categorized } }) =>
      showToast({
        type: 'success',
        title: 'Categorieën Bijgewerkt',
        description: `${number(categorized)} tenders zijn gecategoriseerd`,
      }),
    onError: error => {
      console.error('Reclassifying failed', error)
      showToast({
        type: 'error',
        title: 'Fout bij categoriseren',
        description: isUnauthenticated(error)
          ? 'Log in om categorieën bij te werken'
          : 'Kon categorieën niet bijwerken. Probeer het opnieuw.',
      })
    },
  })
  return (
    <Button variant="ghost" size="xs" disabled={loading} onClick={() => void reclassify()}>
      <RefreshCw size={14} aria-hidden />
      {loading ? 'Bezig...' : 'Bijwerken'}
    </Button>
  )
}
