import { DateTime } from 'luxon'
import { amsterdamDay } from '../../../../platform/calendar.js'
import type { Answer, Question } from '../../answer.js'
import { pageOf } from './award-page.js'
import { documentsOf } from './documents.js'
import { type SampleNotice, sampleNotices } from './sample-notice.js'

/** TenderNed's codes and labels for kinds, procedures and contracts. */
const kinds: Readonly<
  Record<SampleNotice['kind'], { omschrijving: string; form: string; formType: string; order: number }>
> = {
  VAK: { omschrijving: 'Vooraankondiging', form: 'EF4', formType: 'planning', order: 1 },
  MAC: { omschrijving: 'Marktconsultatie', form: 'EFE1', formType: 'consultation', order: 2 },
  AAO: { omschrijving: 'Aankondiging opdracht', form: 'EF16', formType: 'competition', order: 3 },
  REC: { omschrijving: 'Rectificatie', form: 'EF16', formType: 'change', order: 4 },
  VBE: { omschrijving: 'Vroegtijdige beëindiging', form: 'EF29', formType: 'result', order: 5 },
  AGO: { omschrijving: 'Aankondiging gegunde opdracht', form: 'EF29', formType: 'result', order: 6 },
}
const procedures = {
  OPE: 'Openbaar',
  NOP: 'Niet-openbaar',
  MOO: 'Mededingingsprocedure met onderhandeling',
  ANP: 'Andere procedure in meerdere fasen',
} as const
const contracts = { D: 'Diensten', L: 'Leveringen', W: 'Werken' } as const

const MAX_PAGE_SIZE = 100

/** Serves `/publicaties` with paging and days; `/publicaties/{id}`, its page, its related notices and its documents. */
export function answerAsTenderNed({ path, query }: Question, now: Date): Answer {
  // For speed, days are in UTC: in any other zone, luxon asks Intl for the offset for every sample and request.
  const today = DateTime.fromISO(amsterdamDay(now), { zone: 'utc' })
  const [, id, part = ''] = /^\/publicaties\/(\d+)(?:\/(html|gerelateerd|documenten))?$/.exec(path) ?? []
  if (id !== undefined) {
    const found = sampleNotices().find(notice => idOf(notice) === id)
    return found
      ? { status: 200, body: parts[part]!(found, today) }
      : { status: 404, body: { message: 'Niet gevonden' } }
  }
  if (path !== '/publicaties') return { status: 404, body: null }

  const size = Number(query.get('size') ?? 10)
  const page = Number(query.get('page') ?? 0)
  if (size > MAX_PAGE_SIZE) return { status: 400, body: { message: 'size mag niet groter zijn dan 100' } }
  const oldest = daysAgo(query.get('publicatieDatumVanaf'), today) ?? Number.POSITIVE_INFINITY
  const newest = daysAgo(query.get('publicatieDatumTot'), today) ?? Number.NEGATIVE_INFINITY
  const matching = sampleNotices()
    .filter(({ publishedDaysAgo }) => publishedDaysAgo <= oldest && publishedDaysAgo >= newest)
    .sort((one, other) => one.publishedDaysAgo - other.publishedDaysAgo)
  const content = matching.slice(page * size, (page + 1) * size).map(notice => listingOf(notice, today))
  return {
    status: 200,
    body: {
      content,
      first: page === 0,
      last: (page + 1) * size >= matching.length,
      totalElements: matching.length,
      totalPages: Math.ceil(matching.length / size),
      size,
      numberOfElements: content.length,
      number: page,
    },
  }
}

/** Unique per notice of a procedure. */
const idOf = (notice: SampleNotice) => String(notice.procedure * 10 + kinds[notice.kind].order)

const day = (today: DateTime, days: number) => today.plus({ days }).toISODate()!

const daysAgo = (matching: string | null, today: DateTime) =>
  matching === null ? null : today.diff(DateTime.fromISO(matching, { zone: 'utc' }), 'days').days

/** Noon or late afternoon, like real deadlines; derived from the number, so that it is deterministic. */
const closing = (notice: SampleNotice, today: DateTime) =>
  notice.closesInDays === null
    ? null
    : `${day(today, notice.closesInDays)}T${notice.procedure % 2 ? '12:00' : '17:00'}:00`

const sharedOf = (notice: SampleNotice, today: DateTime) => ({
  aanbestedingNaam: notice.title,
  opdrachtgeverNaam: notice.organization,
  opdrachtBeschrijving: notice.description,
  ...(notice.kind === 'MAC'
    ? { sluitingsDatumMarktconsultatie: closing(notice, today) }
    : { sluitingsDatum: closing(notice, today) }),
})

const listingOf = (notice: SampleNotice, today: DateTime) => ({
  publicatieId: idOf(notice),
  publicatieDatum: day(today, -notice.publishedDaysAgo),
  typePublicatie: { code: notice.kind, omschrijving: kinds[notice.kind].omschrijving },
  ...sharedOf(notice, today),
  aantalDagenTotSluitingsDatum: notice.closesInDays,
  procedure: { code: notice.procedureType, omschrijving: procedures[notice.procedureType] },
  typeOpdracht: { code: notice.contract, omschrijving: contracts[notice.contract] },
  europees: notice.european,
  publicatiecode: { code: kinds[notice.kind].form },
  link: { href: `https://www.tenderned.nl/aankondigingen/overzicht/${idOf(notice)}`, title: 'self' },
})

const detailOf = (notice: SampleNotice, today: DateTime) => ({
  publicatieId: Number(idOf(notice)),
  kenmerk: notice.procedure,
  publicatieDatum: `${day(today, -notice.publishedDaysAgo)}T0${notice.procedure % 9}:12:17.215349`,
  ...sharedOf(notice, today),
  typePublicatie: kinds[notice.kind].omschrijving,
  publicatieCode: kinds[notice.kind].form,
  aankondigingCode: { code: notice.kind, omschrijving: kinds[notice.kind].omschrijving },
  nationaalOfEuropeesCode: notice.european
    ? { code: 'EU', omschrijving: 'Europees' }
    : { code: 'NL', omschrijving: 'Nationaal' },
  procedureCode: { code: notice.procedureType, omschrijving: procedures[notice.procedureType] },
  typeOpdrachtCode: { code: notice.contract, omschrijving: contracts[notice.contract] },
  cpvCodes: notice.cpv.map((code, index) => ({ code, isHoofdOpdracht: index === 0 })),
  nutsCodes: notice.nuts.map(code => ({ code })),
  isGegund: notice.awards?.some(({ winners }) => winners.length > 0) ?? false,
  isVroegtijdigBeeindigd: notice.kind === 'VBE',
  numberOfDaysBeforeAanmeldenInschrijven: notice.closesInDays,
  formType: kinds[notice.kind].formType,
  link: { href: `https://www.tenderned.nl/aankondigingen/overzicht/${idOf(notice)}` },
})

/** All notices of the procedure, including the notice itself, newest first. */
const relativesOf = ({ procedure }: SampleNotice, today: DateTime) =>
  sampleNotices()
    .filter(notice => notice.procedure === procedure)
    .sort((one, other) => one.publishedDaysAgo - other.publishedDaysAgo)
    .map(notice => ({
      publicatieId: Number(idOf(notice)),
      kenmerk: notice.procedure,
      formType: kinds[notice.kind].formType,
      publicatieDatum: day(today, -notice.publishedDaysAgo),
      typePublicatie: kinds[notice.kind].omschrijving,
    }))

/** Paths below that of a notice. */
const parts: Readonly<Record<string, (notice: SampleNotice, today: DateTime) => unknown>> = {
  '': detailOf,
  html: (notice, today) => ({ html: pageOf(notice, today) }),
  gerelateerd: relativesOf,
  documenten: documentsOf,
}
