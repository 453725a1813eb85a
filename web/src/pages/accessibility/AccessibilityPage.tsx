import { Link, List, Stack, Text } from '@chakra-ui/react'
import { CONTACT } from '../../features/layout/contact'
import { PageTitle } from '../../ui/PageTitle'
import { Section } from '../../ui/Section'

/** Lists only what was tested: a statement must not promise more. */
const tried = [
  'Bij elke wijziging kijkt een programma (axe-core) of schermen en vensters aan WCAG 2.2 niveau A en AA voldoen, licht en donker, op een groot scherm en een telefoon.',
  'Zoeken, een tender openen, delen, bookmarken, bespreken en ongedaan maken kan met alleen het toetsenbord.',
  'De lijsten en een tender passen zonder opzij te schuiven op een scherm van 320 pixels breed, en ook als je de pagina of alleen de tekst twee keer zo groot maakt.',
  'Wat je kunt aanklikken of aantikken is groot genoeg (minstens 24 bij 24 pixels), of staat ver genoeg van het volgende.',
  'Kleur is nooit het enige verschil: er staat altijd een woord of een teken bij.',
  'Heb je op je apparaat ingesteld dat je minder beweging of eigen contrastkleuren wilt, dan houden we ons daaraan.',
]

const limits = [
  'De site is nog niet onderzocht door een onafhankelijke deskundige, en niet getest door mensen die een schermlezer gebruiken.',
  'Teksten van aankondigingen komen van andere sites. Daar staan soms afkortingen, Engelse woorden of rommelige opsommingen in.',
]

/** Accessibility statement (toegankelijkheidsverklaring). */
export default function AccessibilityPage() {
  return (
    <Stack gap="5" maxW="40rem" mx="auto">
      <PageTitle title="Toegankelijkheidsverklaring">Iedereen moet GreenRock Tenders kunnen gebruiken</PageTitle>
      <Section title="Waar we naar streven">
        <Text>
          We bouwen volgens de richtlijnen WCAG 2.2, niveau AA. Die zijn strenger dan wat de wet van overheden vraagt
          (EN 301 549, WCAG 2.1 AA).
        </Text>
      </Section>
      <Section title="Wat we controleren">
        <Lines lines={tried} />
      </Section>
      <Section title="Wat nog niet goed is">
        <Lines lines={limits} />
      </Section>
      <Section title="Loop je ergens tegenaan?">
        <Text>
          Mail{' '}
          <Link href={`mailto:${CONTACT}`} color="brand.fg" variant="underline">
            {CONTACT}
          </Link>{' '}
          en vertel wat je wilde doen, op welke pagina en met welk hulpmiddel. We reageren binnen twee weken. Heb je de
          informatie nu nodig, dan sturen we die in een vorm die je wel kunt gebruiken.
        </Text>
        <Text textStyle="sm" color="fg.muted">
          Deze verklaring is opgesteld op 24 november 2026.
        </Text>
      </Section>
    </Stack>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <List.Root ps="5" gap="2">
      {lines.map(line => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List.Root>
  )
}
