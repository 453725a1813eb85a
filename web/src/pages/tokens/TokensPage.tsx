import { Link, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { PageTitle } from '../../ui/PageTitle'
import { Section } from '../../ui/Section'
import { NewSecret } from './NewSecret'
import { TokenForm } from './TokenForm'
import { TokenList } from './TokenList'

export default function TokensPage() {
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Stack gap="5" maxW="46rem" mx="auto">
      <PageTitle title="Tokens">Om je eigen programma’s te laten inloggen op de API</PageTitle>
      {secret && <NewSecret key={secret} secret={secret} />}
      <Section
        title="Nieuw token"
        description="Een token mag nooit meer dan jijzelf, en kan niets met accounts of bronnen."
      >
        <TokenForm onMade={setSecret} />
      </Section>
      <Section title="Je tokens" description="Trek een token in als je het niet meer gebruikt.">
        <TokenList onRevoked={() => setSecret(null)} />
      </Section>
      <Link asChild textStyle="sm" color="brand.fg" variant="underline" alignSelf="flex-start">
        <RouterLink to="/profiel">Terug naar je profiel</RouterLink>
      </Link>
    </Stack>
  )
}
