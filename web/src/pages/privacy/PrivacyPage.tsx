import { List, Stack, Text } from '@chakra-ui/react'
import { ShortcutSwitch } from '../../ui/keys/ShortcutSwitch'
import { CONTACT } from '../../features/layout/contact'
import { PageTitle } from '../../ui/PageTitle'
import { Section } from '../../ui/Section'
import { type Kept, kept, onYourDevice } from './stored-data'

/** Lists all stored data: a change of the data model must change this page. */
export default function PrivacyPage() {
  return (
    <Stack gap="5" maxW="40rem" mx="auto">
      <PageTitle title="Privacy">Wat we bewaren, waarom en hoe lang</PageTitle>
      <Section title="Zonder inloggen">
        <Text>
          Kijk je rond zonder in te loggen, dan bewaren we niets over je. Je krijgt geen cookie. Je IP-adres houden we
          hooguit een minuut in het geheugen van de server, zodat niemand de site kan overbelasten.
        </Text>
      </Section>
      <Section title="Als je inlogt">
        <Items items={kept} />
      </Section>
      <Section title="Op je eigen apparaat">
        <Items items={onYourDevice} />
        <ShortcutSwitch />
      </Section>
      <Section title="Wie het ziet">
        <Text>
          Bij een openbare bookmark ziet iedereen je voor- en achternaam, en de naam die je zelf bij een opmerking hebt
          getypt. Je e-mailadres, gebruikersnaam en notities ziet niemand daar. Beheerders zien de lijst van gebruikers:
          naam, gebruikersnaam, e-mailadres, of het account actief is, wanneer het is aangemaakt en wanneer er voor het
          laatst is ingelogd.
        </Text>
        <Text>
          We delen niets met derden: er zijn geen advertenties, geen statistieken van anderen en geen scripts van andere
          sites. Log je in met Replit, dan weet Replit dat; daar geldt het beleid van Replit.
        </Text>
      </Section>
      <Section title="Je rechten">
        <Text>
          Op je profiel zie je je gegevens, download je alles wat we over je bewaren, beëindig je aanmeldingen en
          verwijder je je account. Bij verwijderen verdwijnen je gegevens en je bookmarks meteen. Je opmerkingen blijven
          staan onder ‘Verwijderde gebruiker’, zodat een gesprek leesbaar blijft. Heb je een vraag of een klacht? Stuur
          een mail aan {CONTACT}, of ga naar de Autoriteit Persoonsgegevens.
        </Text>
      </Section>
      <Section title="In de tenders">
        <Text>
          Tenders zijn openbare aankondigingen van overheden en opdrachtgevers. Telefoonnummers en e-mailadressen van
          contactpersonen halen we uit de tekst voordat we die bewaren.
        </Text>
      </Section>
    </Stack>
  )
}

function Items({ items }: { readonly items: readonly Kept[] }) {
  return (
    <List.Root variant="plain" gap="3">
      {items.map(({ what, how }) => (
        <List.Item key={what} display="block">
          <Text fontWeight="550">{what}</Text>
          <Text textStyle="sm" color="fg.muted">
            {how}
          </Text>
        </List.Item>
      ))}
    </List.Root>
  )
}
