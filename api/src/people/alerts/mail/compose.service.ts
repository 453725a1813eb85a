import type { EntityManager } from 'typeorm'
import { canReactSql } from '../../../tenders/tender/status.js'
import { currentCategories } from '../../../tenders/catalogue/category-memory.js'
import { amsterdamDaysBetween } from '../../../platform/calendar.js'
import { pluralize } from '../../../platform/text/pluralize.js'
import { addressesOf } from '../../../tenders/tender/addresses.js'
import { selfEmploymentLabels, typeLabels } from '../../../reference/labels.js'
import { coverageOf } from '../../../tenders/source-coverage/coverage.service.js'
import { plainText } from '../../../platform/text/plain-text.js'
import type { ProfileFilter } from '../../profiles/profile-filter.js'
import { distancesFrom } from '../../../tenders/tender/distance.service.js'
import { reasonsOf } from '../../profiles/reasons.js'
import { sourceName } from '../../../reference/sources.js'
import type { Settings } from '../../../platform/settings/settings.js'
import type { Tender } from '../../../tenders/tender/tender.entity.js'
import { categoriesOf, descriptionsOf, tendersById } from '../../../tenders/tender/tender.service.js'
import { type Change, ChangeTopic, TenderChangeKind } from '../../../tenders/changes/change.js'
import { textOf } from '../../../tenders/changes/change-text.js'
import { changesIn } from '../changes/plan.service.js'
import { byUrgency } from '../changes/told.js'
import type { About, Delivery } from '../outbox/outbox.service.js'
import { AlertRhythm } from '../settings/rhythm.js'
import type { Schedule } from '../settings/schedule.js'
import { UNSUBSCRIBE_PATH } from '../unsubscribe/unsubscribe-page.js'
import { type Subscription, unsubscribeToken } from '../unsubscribe/unsubscribe-token.js'
import type { Entry, Letter, Moved, Reminder } from './letter.js'
import type { Secrets } from '../../../accounts/users/sign-in/session.service.js'
import {
  clockOf,
  closingOf,
  momentText,
  nextClosing,
  midnightAfter,
  SOON_DAYS,
  sinceText,
  weekdayName,
  whereOf,
  wholeDay,
  worthOf,
} from './words.js'

/** A mail links to the product for the rest. */
const MAX_ENTRIES = 20
const MAX_REMINDERS = 5

interface ToldProfile extends Schedule {
  readonly email: string
  readonly userId: string
  readonly name: string
  readonly filter: ProfileFilter
}

/** A mail with its recipient. */
export interface Composed {
  readonly to: string
  readonly letter: Letter
  /** RFC 8058: a POST to this address unsubscribes without signing in. */
  readonly unsubscribeUrl: string
}

export interface Sender {
  readonly settings: Settings
  readonly secrets: Secrets
}

/** A mail about a search profile, bookmarks that close soon, or changes; null when it is obsolete. */
export const composeMail = (
  db: EntityManager,
  delivery: Delivery,
  sender: Sender,
  now: Date,
): Promise<Composed | null> => composers[delivery.about](db, delivery, sender, now)

type Compose = (db: EntityManager, delivery: Delivery, sender: Sender, now: Date) => Promise<Composed | null>

const composers: Readonly<Record<About, Compose>> = {
  matches: composeDigest,
  reminder: composeReminder,
  changes: composeChanges,
}

/** Null when the account, the profile or all its tenders are gone. */
async function composeDigest(
  db: EntityManager,
  delivery: Delivery,
  sender: Sender,
  now: Date,
): Promise<Composed | null> {
  const profile = await profileOf(db, delivery)
  const found = await tendersById(db, delivery.tenderIds)
  const tenders = found.filter(tender => tender !== null).toSorted(closingFirst(now))
  if (!profile || tenders.length === 0) return null
  const { settings } = sender
  const unsubscribeUrl = unsubscribeUrlOf(sender, { kind: 'profile', id: delivery.profileId! })
  const page = addressesOf(settings, '/').page
  const count = pluralize(tenders.length, 'nieuwe tender', 'nieuwe tenders')
  const name = plainText(profile.name)
  const listed = tenders.slice(0, MAX_ENTRIES)
  const reasons = await reasonsFor(db, listed, profile.filter)
  const letter: Letter = {
    subject: `${count}: ${name}`,
    preheader: preheaderOf(tenders, now),
    day: wholeDay(now),
    title: `${count} voor ${name}`,
    lead: leadOf(tenders, profile, delivery, now),
    warning: await warningOf(db, settings, profile.filter, delivery),
    entries: listed.map((tender, index) => entryOf(tender, page(tender), reasons[index]!, now)),
    button: {
      text:
        tenders.length === 1 ? 'Bekijk hem in GreenRock Tenders' : `Bekijk alle ${tenders.length} in GreenRock Tenders`,
      url: `${settings.publicUrl}/zoekprofielen?profiel=${delivery.profileId}&sinds=${delivery.since.toISOString()}`,
    },
    reminders: await remindersFor(db, profile.userId, now, page),
    because: ['Je krijgt deze mail omdat je het zoekprofiel ', name, ` ${rhythmText(profile)} ontvangt.`],
    links: [
      { text: 'Tijd of profiel wijzigen', url: `${settings.publicUrl}/zoekprofielen?wijzig=${delivery.profileId}` },
      ...(profile.rhythm === AlertRhythm.WEEKLY
        ? []
        : [{ text: 'Alleen wekelijks', url: `${unsubscribeUrl}/wekelijks` }]),
      { text: 'Afmelden voor dit profiel', url: unsubscribeUrl },
    ],
    sender: `GreenRock Tenders · ${settings.mail.address}`,
  }
  return { to: profile.email, letter, unsubscribeUrl }
}

const unsubscribeUrlOf = ({ settings, secrets }: Sender, subscription: Subscription): string =>
  `${settings.publicUrl}${UNSUBSCRIBE_PATH}/${unsubscribeToken(subscription, secrets)}`

async function composeReminder(
  db: EntityManager,
  { userId, tenderIds }: Delivery,
  sender: Sender,
  now: Date,
): Promise<Composed | null> {
  const { settings } = sender
  const user = await recipientOf(db, userId)
  const found = await tendersById(db, tenderIds)
  // Leaves out tenders that have closed meanwhile.
  const isToClose = (tender: Tender | null): tender is Tender => tender?.closingDate != null && tender.closingDate > now
  const tenders = found.filter(isToClose).toSorted(closingFirst(now))
  const [first] = tenders
  if (!user || !first) return null
  const unsubscribeUrl = unsubscribeUrlOf(sender, { kind: 'reminders', id: userId })
  const page = addressesOf(settings, '/').page
  const { when } = closingOf(first, now)
  const title =
    tenders.length === 1
      ? `Sluit ${when}: ${first.title}`
      : `${tenders.length} bookmarks sluiten binnenkort, de eerste ${when}`
  const letter: Letter = {
    subject: plainText(title).replaceAll(/\s+/g, ' '),
    preheader: `${first.organization}, ${closingOf(first, now).day.toLowerCase()}`,
    day: wholeDay(now),
    title:
      tenders.length === 1
        ? 'Een van je bookmarks sluit binnenkort'
        : `${tenders.length} van je bookmarks sluiten binnenkort`,
    lead: tenders.length === 1 ? 'De sluitingsdatum nadert.' : 'De sluitingsdata naderen.',
    entries: tenders.slice(0, MAX_ENTRIES).map(tender => entryOf(tender, page(tender), [], now)),
    button: { text: 'Naar je bookmarks', url: `${settings.publicUrl}/bookmarks` },
    reminders: [],
    because: ['Je krijgt ', 'herinneringen', ' aan je bookmarks, voordat ze sluiten.'],
    links: [
      { text: 'Dagen wijzigen', url: `${settings.publicUrl}/zoekprofielen#herinneringen` },
      { text: 'Geen herinneringen meer', url: unsubscribeUrl },
    ],
    sender: `GreenRock Tenders · ${settings.mail.address}`,
  }
  return { to: user.email, letter, unsubscribeUrl }
}

/** Null when the account is gone, or everything was undone before it was sent. */
async function composeChanges(
  db: EntityManager,
  delivery: Delivery,
  sender: Sender,
  now: Date,
): Promise<Composed | null> {
  const { settings } = sender
  const user = await recipientOf(db, delivery.userId)
  const changed = await changesIn(db, delivery)
  const tenders = await tendersById(
    db,
    changed.map(({ tenderId }) => tenderId),
  )
  const known = changed
    .flatMap(({ changes }, index) => (tenders[index] ? [{ tender: tenders[index], changes }] : []))
    .toSorted((one, other) => byUrgency(one.changes[0]!, other.changes[0]!))
  const [first] = known
  if (!user || !first) return null
  const unsubscribeUrl = unsubscribeUrlOf(sender, { kind: 'changes', id: delivery.userId })
  const page = addressesOf(settings, '/').page
  const say = (change: Change) => textOf(change, now)
  const main = first.changes[0]!
  const title = say(main).join(' ').trim()
  const letter: Letter = {
    subject: plainText(`${title}: ${first.tender.title}`).replaceAll(/\s+/g, ' '),
    preheader: [first.tender.organization, closingOf(first.tender, now).left].filter(Boolean).join(' · '),
    day: wholeDay(now),
    title,
    lead: changesLead(main, known.length),
    moved: movedOf(main),
    entries: known.slice(0, MAX_ENTRIES).map(({ tender, changes }) => ({
      ...entryOf(tender, page(tender), [], now),
      changes: changes.filter(change => change !== main).map(say),
      mute: { text: 'Geen mail over deze tender', url: `${unsubscribeUrl}/tender/${tender.id}` },
    })),
    button:
      known.length === 1
        ? { text: 'Bekijk de tender in GreenRock Tenders', url: page(first.tender) }
        : { text: 'Bekijk je meldingen in GreenRock Tenders', url: `${settings.publicUrl}/meldingen` },
    reminders: [],
    because: [
      'Je krijgt deze mail omdat je ',
      known.length === 1 ? 'deze tender' : 'deze tenders',
      ' volgt of hebt gebookmarkt.',
    ],
    links: [
      { text: 'Voorkeuren wijzigen', url: `${settings.publicUrl}/meldingen#voorkeuren` },
      { text: 'Alles bundelen', url: `${unsubscribeUrl}/bundelen` },
      { text: 'Afmelden voor wijzigingen', url: unsubscribeUrl },
    ],
    sender: `GreenRock Tenders · ${settings.mail.address}`,
  }
  return { to: user.email, letter, unsubscribeUrl }
}

function changesLead({ topic, oldDate, newDate }: Change, count: number): string {
  const others = pluralize(count - 1, 'andere tender', 'andere tenders')
  const more = count > 1 ? ` Ook bij ${others} die je volgt is iets gewijzigd.` : ''
  const days = oldDate && newDate ? amsterdamDaysBetween(newDate, oldDate) : 0
  if (topic === ChangeTopic.DEADLINE_EARLIER && days > 0)
    return `Je hebt ${pluralize(days, 'dag', 'dagen')} minder voor een tender die je volgt.${more}`
  return `Er is iets gewijzigd bij een tender die je volgt.${more}`
}

function movedOf({ kind, topic, oldDate, newDate }: Change): Moved | null {
  if (kind !== TenderChangeKind.CLOSING_DATE || !oldDate || !newDate) return null
  return { was: momentText(oldDate), now: momentText(newDate), isEarlier: topic === ChangeTopic.DEADLINE_EARLIER }
}

async function recipientOf(db: EntityManager, userId: string): Promise<{ readonly email: string } | null> {
  const [user] = await db.query<{ email: string }[]>('SELECT email FROM app_users WHERE id = $1 AND is_active', [
    userId,
  ])
  return user ?? null
}

async function profileOf(db: EntityManager, { profileId }: Delivery): Promise<ToldProfile | null> {
  const [row] = await db.query<ToldProfile[]>(
    `SELECT p.name, p.filter, u.email, u.id AS "userId", a.rhythm, a.minute_of_day AS "minuteOfDay", a.weekday
     FROM profile_alerts a JOIN search_profiles p ON p.id = a.profile_id JOIN app_users u ON u.id = p.user_id
     WHERE p.id = $1 AND u.is_active AND a.by_mail`,
    [profileId],
  )
  return row ?? null
}

const NEVER = Number.POSITIVE_INFINITY
const closingFirst = (now: Date) => (one: Tender, other: Tender) =>
  (nextClosing(one, now)?.getTime() ?? NEVER) - (nextClosing(other, now)?.getTime() ?? NEVER) ||
  (one.id < other.id ? 1 : -1)

function preheaderOf(tenders: readonly Tender[], now: Date): string {
  const first = tenders.find(({ closingDate }) => closingDate !== null && closingDate > now)
  if (!first)
    return tenders
      .map(({ title }) => title)
      .join(' · ')
      .slice(0, 200)
  return `Eerst sluit: ${first.organization}, ${closingOf(first, now).left}. ${first.title}`.slice(0, 200)
}

function leadOf(
  tenders: readonly Tender[],
  { rhythm }: ToldProfile,
  { since, createdAt }: Delivery,
  now: Date,
): string {
  const soon = tenders.filter(tender => closingOf(tender, now).isSoon).length
  const from = rhythm === AlertRhythm.AT_ONCE ? 'Zojuist gevonden.' : `Sinds ${sinceText(since, createdAt)}.`
  const more = tenders.length > MAX_ENTRIES ? ` De ${MAX_ENTRIES} die het eerst sluiten staan hieronder.` : ''
  if (soon === 0) return from + more
  const closing = soon === 1 ? 'Eén tender sluit' : `${soon.toLocaleString('nl-NL')} tenders sluiten`
  return `${from} ${closing} binnen ${SOON_DAYS} dagen.${more}`
}

/** Names the sources that were not read when the delivery was made; null when all of the profile's sources were. */
async function warningOf(
  db: EntityManager,
  settings: Settings,
  filter: ProfileFilter,
  { createdAt }: Delivery,
): Promise<string | null> {
  const [coverage] = await coverageOf(db, settings, [filter], createdAt)
  const { sentence, uncovered } = coverage!
  if (!sentence) return null
  const sources = uncovered.length === 1 ? 'deze bron' : 'deze bronnen'
  return `${sentence}. Nieuwe tenders van ${sources} kunnen ontbreken; die komen in een volgende mail.`
}

/** In the order of the tenders; no reasons when the filter names a value that no longer exists. */
async function reasonsFor(db: EntityManager, tenders: readonly Tender[], filter: ProfileFilter) {
  const known = await currentCategories(db)
  const links = await categoriesOf(
    db,
    tenders.map(({ id }) => id),
  )
  const descriptions = await descriptionsOf(
    db,
    tenders.map(({ id }) => id),
  )
  const distances = await distancesFrom(db, filter.near, tenders)
  return tenders.map((tender, index) => {
    const ids = new Set(links[index]!.map(({ categoryId }) => categoryId))
    const own = known.filter(({ id }) => ids.has(id))
    const told = Object.assign({}, tender, { description: descriptions[index]! })
    return reasonsOf(filter, told, own, known, distances.get(tender.id))
  })
}

function entryOf(tender: Tender, url: string, reasons: readonly string[], now: Date): Entry {
  const { day, left, isSoon } = closingOf(tender, now)
  const because = reasons.length > 0 && `past op: ${reasons.join(', ')}`
  const zzp = tender.selfEmployment && selfEmploymentLabels[tender.selfEmployment]
  const facts = [typeLabels[tender.tenderType], sourceName(tender.source), zzp, because]
  return {
    title: tender.title,
    url,
    where: whereOf(tender),
    closes: day,
    left,
    isSoon,
    worth: worthOf(tender),
    facts: facts.filter(Boolean).join(' · '),
  }
}

/** 'dagelijks om 07:30' */
export function rhythmText({ rhythm, minuteOfDay, weekday }: Schedule): string {
  if (rhythm === AlertRhythm.WEEKLY) return `elke ${weekdayName(weekday)} om ${clockOf(minuteOfDay)}`
  return rhythm === AlertRhythm.DAILY ? `op werkdagen om ${clockOf(minuteOfDay)}` : 'direct'
}

/** Bookmarked tenders of this user that close within a week, because a mail is a chance to remind them. */
async function remindersFor(
  db: EntityManager,
  userId: string,
  now: Date,
  page: (tender: { readonly id: string }) => string,
): Promise<Reminder[]> {
  const rows = await db.query<Pick<Tender, 'id' | 'title' | 'closingDate' | 'lotClosingDates' | 'stage'>[]>(
    `SELECT DISTINCT t.id, t.title, t.closing_date AS "closingDate", t.lot_closing_dates AS "lotClosingDates", t.stage, closing
     FROM bookmarks b JOIN tenders own ON own.id = b.tender_id
       JOIN tenders t ON t.id = coalesce(own.copy_of, own.id)
       CROSS JOIN LATERAL (SELECT coalesce((SELECT min(d) FROM unnest(t.lot_closing_dates) d WHERE d > $2), t.closing_date) AS closing) c
     WHERE b.user_id = $1 AND b.detached_at IS NULL AND NOT t.archived AND ${canReactSql}
       AND closing > $2 AND closing < $3
     ORDER BY closing, t.id LIMIT ${MAX_REMINDERS}`,
    [userId, now, midnightAfter(now, SOON_DAYS)],
  )
  return rows.map(row => {
    const { day, left } = closingOf(row, now)
    return { title: row.title, url: page(row), closes: day, left }
  })
}
