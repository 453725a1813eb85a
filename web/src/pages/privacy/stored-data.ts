import { EMPTY_SEARCHES_KEPT_DAYS } from '../../limits.generated'

export interface Kept {
  readonly what: string
  readonly how: string
}

export const kept: readonly Kept[] = [
  {
    what: 'Je account',
    how: 'E-mailadres, gebruikersnaam, voor- en achternaam, een uniek id, of je beheerder bent, of het account actief is, wanneer het is aangemaakt of gewijzigd en wanneer je voor het laatst inlogde. Zolang je account bestaat.',
  },
  {
    what: 'Wat Replit over je doorgeeft',
    how: 'Je e-mailadres, je naam, het id waaronder Replit je kent, en een kopie van je profielfoto met het adres ervan. Zo hoeft je browser die foto niet bij een ander op te halen. Zolang je account bestaat.',
  },
  {
    what: 'Je wachtwoord, bij een medewerkersaccount',
    how: 'Alleen als hash (argon2id), waaruit het wachtwoord niet is terug te rekenen. Bij een tijdelijk wachtwoord staat erbij dat het tijdelijk is, en tot wanneer je ermee kunt inloggen. Log je in met Replit, dan hebben we geen wachtwoord van je.',
  },
  {
    what: 'Je aanmeldingen',
    how: 'Wanneer elke aanmelding begon en hoe je browser zichzelf noemt, met een hash van de sleutel die erbij hoort. Tot je uitlogt, na twaalf uur zonder gebruik, of na zeven dagen.',
  },
  {
    what: 'Pogingen met een wachtwoord',
    how: 'Een teller bij je IP-adres en bij een hash van de gebruikersnaam, tegen raden. De teller geldt een kwartier.',
  },
  {
    what: 'Je bookmarks',
    how: 'Welke tender, wanneer, openbaar of privé, en je notities: tekst, categorie, prioriteit en labels. Tot je ze verwijdert; staan er opmerkingen onder, dan blijft de bookmark verborgen bewaard tot je account weg is.',
  },
  {
    what: 'Je opmerkingen',
    how: 'De tekst, de naam die je erbij typt, wanneer je schreef of wijzigde, en dat ze van jou zijn. Tot je ze verwijdert.',
  },
  {
    what: 'Je zoekprofielen',
    how: 'De naam, de filters, of je collega’s ze zien, en tot wanneer je hebt gezien wat er nieuw is. Tot je ze verwijdert.',
  },
  {
    what: 'Wat je over jezelf vertelt, voor ‘Past bij mij’',
    how: 'Je vaardigheden, jaren ervaring, minimumtarief, uren, woonplaats en wanneer je beschikbaar bent; meer niet. Niemand anders ziet het. Tot je het leegmaakt.',
  },
  {
    what: 'Berichten over je zoekprofielen en bookmarks',
    how: 'Wanneer en hoe je ze wilt, het adres van je webhook, de browsers waarin je meldingen wilt, en wanneer een geheime link is gemaakt (de link zelf alleen als hash): tot je het wijzigt. Welke tenders pasten en welke berichten gingen: zestig dagen. Waaraan je bent herinnerd, zolang de tender er is. De mail gaat naar het adres van je account.',
  },
  {
    what: 'Wat je volgt, en je meldingen',
    how: 'Welke tenders en opdrachtgevers je volgt, bij welke tenders je daarmee stopte, en hoe je van wijzigingen hoort: tot je het wijzigt. Je meldingen, en wanneer je ze las: negentig dagen.',
  },
  {
    what: 'Wat nieuw voor je is',
    how: 'Tot wanneer je alles hebt gezien, en welke tenders je daarna opende of voorbij liet gaan. Wat je zag, vergeten we na een maand.',
  },
  {
    what: 'Wat je weglegde',
    how: 'Welke tender, wanneer, waarom als je dat erbij schrijft, en tot wanneer. Tot je hem terugzet.',
  },
  {
    what: 'Wat je als beheerder met bronnen doet',
    how: 'Welke bron je aan- of uitzette, wanneer en waarom, en welke runs je liet verwerken. Andere beheerders zien dat met je naam, zolang je account bestaat; de reden blijft staan zolang de bron uitstaat.',
  },
  {
    what: 'Zoekopdrachten zonder resultaat',
    how: `De tekst, hoe vaak er is gezocht, en de eerste en de laatste dag. Daarmee vullen we de zoekwoorden aan. Niet wie er zocht. Wat op een e-mailadres, telefoonnummer, rekeningnummer of webadres lijkt, bewaren we niet. Hooguit ${EMPTY_SEARCHES_KEPT_DAYS} dagen nadat er voor het laatst naar is gezocht.`,
  },
  {
    what: 'Het logboek van de server',
    how: 'Dat er is ingelogd, met je id, en fouten die we moeten oplossen. Zonder naam en zonder e-mailadres.',
  },
]

export const onYourDevice: readonly Kept[] = [
  {
    what: 'Cookie greenrock',
    how: 'Houdt je ingelogd; twaalf uur. Tijdens het inloggen is er ook greenrock_sign_in, hooguit tien minuten. Op een beveiligde verbinding staat er __Host- voor de naam.',
  },
  {
    what: 'authToken',
    how: 'In de opslag van je browser: een sleutel die bij je aanmelding hoort. Weg zodra je bent uitgelogd.',
  },
  {
    what: 'greenrock-device',
    how: 'Een cookie die zegt dat je hier eerder met je wachtwoord bent ingelogd: wie elders verkeerde wachtwoorden probeert, kan je dan niet buitensluiten. Een half jaar. Niet als je inlogt met Replit.',
  },
  { what: 'theme', how: 'In de opslag van je browser: of je het lichte of donkere thema koos.' },
  {
    what: 'zonderInloggen',
    how: 'In de opslag van je browser, tot je die sluit: dat je zonder inloggen verder wilde.',
  },
  {
    what: 'zonderSneltoets',
    how: 'In de opslag van je browser: dat je de sneltoetsen van één teken hebt uitgezet.',
  },
  {
    what: 'offlineVan, en de database ‘offline’',
    how: 'Als je bent ingelogd: je naam en e-mailadres, je bookmarks met notities en opmerkingen, je laatste meldingen, en de vijftig tenders die je het laatst las. Zo kun je die zonder verbinding lezen. Tot je uitlogt, hooguit 14 dagen. Bij ‘Offline lezen’ wis je het zelf.',
  },
  {
    what: 'meldingenVan, en een inschrijving bij de meldingendienst van je browser',
    how: 'Alleen als je meldingen op dit apparaat aanzet: een id van je account, en waar je browser meldingen ophaalt. Die dienst ziet dat er een melding komt en wanneer, niet wat erin staat. Tot je uitlogt of het uitzet.',
  },
  {
    what: 'ochtendOpDatum',
    how: 'In de opslag van je browser: dat je in Ochtend de nieuwste tenders eerst wilt zien.',
  },
  { what: 'compacteKaarten', how: 'In de opslag van je browser: dat je de kaarten in een lijst compact wilt zien.' },
]
