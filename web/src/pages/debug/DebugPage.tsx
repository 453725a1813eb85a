import { Badge, Button, chakra, DataList, Grid, HStack, Skeleton, Stack } from '@chakra-ui/react'
import { RefreshCw, Sprout } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { PageTitle } from '../../ui/PageTitle'
import { Section } from '../../ui/Section'
import { environmentOf } from './environment'
import { askRest, type RestAnswer } from './rest'

/** Shows answers of the REST API and the origin of this page, for debugging. */
export default function DebugPage() {
  return (
    <Stack gap="5">
      <PageTitle title="Debug">Controleer de categorieën en de omgeving</PageTitle>
      <Grid
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Categories />
        <Environment />
      </Grid>
    </Stack>
  )
}

function Categories() {
  const [answer, setAnswer] = useState<RestAnswer | null>(null)
  const [seeded, setSeeded] = useState<RestAnswer | null>(null)
  const [isBusy, setBusy] = useState(true)
  useEffect(() => void ask(), [])

  async function ask() {
    setAnswer(await askRest('GET', '/api/categories'))
    setBusy(false)
  }
  function load() {
    setBusy(true)
    void ask()
  }
  async function seed() {
    setBusy(true)
    setSeeded(await askRest('POST', '/api/seed-categories'))
    await ask()
  }

  return (
    <Section title="Categorieën" description="Zoals een integratie ze krijgt, via de REST-API.">
      <HStack gap="2" wrap="wrap">
        <Button size="sm" variant="outline" disabled={isBusy} onClick={load}>
          <RefreshCw size={16} aria-hidden /> Refresh Categories
        </Button>
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => void seed()}>
          <Sprout size={16} aria-hidden /> Seed Categories
        </Button>
      </HStack>
      {!answer && <Skeleton h="32rem" />}
      <div aria-live="polite" aria-busy={isBusy}>
        {answer && (
          <Facts
            rows={[
              ['API-status', <Verdict key="verdict" answer={answer} />],
              ['HTTP-status', answer.status ?? 'geen antwoord'],
              ['URL', answer.url],
              ['Aantal', Array.isArray(answer.body) ? answer.body.length : 'onbekend'],
            ]}
          />
        )}
      </div>
      {seeded && (
        <Raw title={`Resultaat van Seed Categories (HTTP ${seeded.status ?? 'geen antwoord'})`} body={seeded.body} />
      )}
      {answer && <Raw title="Antwoord" body={answer.body} />}
    </Section>
  )
}

function Verdict({ answer }: { readonly answer: RestAnswer }) {
  const isFine = answer.status !== null && answer.status < 300 && Array.isArray(answer.body)
  return <Badge colorPalette={isFine ? 'green' : 'red'}>{isFine ? 'OK' : 'Fout'}</Badge>
}

function Raw({ title, body }: { readonly title: string; readonly body: unknown }) {
  return (
    <details open>
      <summary>{title}</summary>
      <chakra.pre
        role="region"
        aria-label={title}
        tabIndex={0}
        mt="2"
        p="3"
        maxH="20rem"
        overflow="auto"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="l2"
        textStyle="xs"
      >
        {typeof body === 'string' ? body : JSON.stringify(body, null, 2)}
      </chakra.pre>
    </details>
  )
}

function Environment() {
  const { href, host, protocol, port, isProduction } = environmentOf(window.location)
  return (
    <Section title="Omgeving">
      <Facts
        rows={[
          ['Locatie', href],
          ['Host', host],
          ['Protocol', protocol],
          ['Poort', port],
          ['Productie', isProduction ? 'ja' : 'nee'],
        ]}
      />
    </Section>
  )
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <DataList.Root orientation={{ base: 'vertical', md: 'horizontal' }} gap="2.5">
      {rows.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel minW="7rem">{label}</DataList.ItemLabel>
          <DataList.ItemValue overflowWrap="anywhere">{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  )
}
