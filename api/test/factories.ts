import { amsterdamToday } from '../src/platform/calendar.js'
import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { replaceAutomaticCategories } from '../src/tenders/categorise/categorise.service.js'
import { clientKeyOf } from '../src/tenders/organisations/client-key.js'
import type { CategorySlug } from '../src/reference/categories.js'
import { type ChangedValues, type TenderChangeKind, topicOf } from '../src/tenders/changes/change.js'
import { StoredChange } from '../src/tenders/changes/tender-change.entity.js'
import { DocumentKind } from '../src/reference/tender-values.js'
import { TenderDocument } from '../src/tenders/documents/document.entity.js'
import { Lot } from '../src/tenders/lots/lot.entity.js'
import { Tender } from '../src/tenders/tender/tender.entity.js'
import { User } from '../src/accounts/users/user.entity.js'

let made = 0

interface Belongings {
  readonly categories?: CategorySlug[]
  readonly lots?: readonly Partial<Lot>[]
  readonly documents?: readonly Partial<TenderDocument>[]
}

/** Inserts a tender with its categories, lots and documents, with default values. */
export async function aTender(db: EntityManager, given: Partial<Omit<Tender, 'lots' | 'changes'>> & Belongings = {}) {
  const { categories = ['overig'], lots = [], documents = [], ...values } = given
  const clientKey = values.organization ? { clientKey: clientKeyOf(values.organization) } : {}
  const tender = await db.save(db.create(Tender, { ...madeUpTender(), ...clientKey, ...values }))
  await db.insert(
    Lot,
    lots.map((lot, index) => ({
      tenderId: tender.id,
      position: index + 1,
      identifier: `LOT-${String(index + 1).padStart(4, '0')}`,
      number: String(index + 1),
      ...lot,
    })),
  )
  await db.insert(
    TenderDocument,
    documents.map((document, index) => ({
      tenderId: tender.id,
      origin: 'list' as const,
      identifier: String(index + 1),
      position: index + 1,
      name: `Document ${index + 1}`,
      kind: DocumentKind.OTHER,
      ...document,
    })),
  )
  const matches = categories.map((slug, index) => ({ slug, confidence: 0.9 - index / 10, matchedKeywords: ['proef'] }))
  await replaceAutomaticCategories(db, [{ tenderId: tender.id, matches }])
  return db.findOneByOrFail(Tender, { id: tender.id })
}

/** A change of a tender that its followers have not been told. @param details as in JSON: moments are texts */
export const aChange = (
  db: EntityManager,
  tenderId: string,
  kind: TenderChangeKind,
  details: Readonly<Record<string, unknown>> = {},
  given: Partial<StoredChange> = {},
) =>
  db.save(
    db.create(StoredChange, {
      id: uuid(),
      tenderId,
      key: uuid(),
      kind,
      topic: topicOf({ kind }),
      publishedAt: new Date('2026-06-01T10:00:00Z'),
      position: 0,
      publicationId: '1',
      noticeKind: 'competition',
      details: details as ChangedValues,
      noticedAt: new Date(),
      isObsolete: false,
      isUntold: true,
      ...given,
    }),
  )

export function madeUpTender() {
  const number = ++made
  return {
    id: uuid(),
    source: 'tenderned',
    procedureKey: `kenmerk:${number}`,
    publicationId: String(number),
    title: `Onderhoud nummer ${number}`,
    summary: '',
    description: null,
    organization: 'Gemeente Westerveen',
    clientKey: 'gemeente westerveen',
    publicationDate: new Date(Date.now() - number * 60_000),
    closingDate: new Date(Date.now() + 86_400_000),
    status: 'Open',
    tenderType: 'eu_procurement',
    contentHash: Buffer.from(String(number)),
    newOn: amsterdamToday(),
  } as const
}

export const aUser = (db: EntityManager, given: Partial<User> = {}) => {
  const number = ++made
  return db.save(
    db.create(User, {
      id: uuid(),
      username: `gebruiker.${number}`,
      email: `gebruiker.${number}@greenrock.nl`,
      passwordHash: 'unusable',
      ...given,
    }),
  )
}
