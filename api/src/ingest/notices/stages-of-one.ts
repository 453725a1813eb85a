import { codeOf } from '../../tenders/duplicates/reference-code.js'
import { stemOf } from '../../tenders/duplicates/stems.js'
import { compareOrganisations, organisationOf } from '../../tenders/organisations/organisation.js'
import { plainWords } from '../../tenders/organisations/plain-words.js'
import type { NoticeDraft, NoticeKind } from './draft.js'

export type Announced = Pick<NoticeDraft, 'kind' | 'publishedAt' | 'organization' | 'title' | 'reference'>
export type Identified = Announced & Pick<NoticeDraft, 'publicationId' | 'procedureKey'>

/** The order of stages. Two calls under one code are a second attempt or another contract, and stay two tenders. */
const stages: Partial<Record<NoticeKind, number>> = { consultation: 1, planning: 2, competition: 3, award: 4 }

const MAX_DAYS_BETWEEN = 730
const DAY_MS = 86_400_000

/**
 * Whether two notices are stages of one procedure, although neither names the other: one buyer, its own code, different stages in their
 * order, and titles about one subject. Buyers also give one code to a department or a programme, so that the code alone does not suffice.
 */
export function areStagesOfOne(one: Announced, other: Announced): boolean {
  const [earlier, later] = one.publishedAt <= other.publishedAt ? [one, other] : [other, one]
  const [first, second] = [stages[earlier.kind], stages[later.kind]]
  if (first === undefined || second === undefined || first >= second) return false
  if (later.publishedAt.getTime() - earlier.publishedAt.getTime() > MAX_DAYS_BETWEEN * DAY_MS) return false
  const code = codeOf(earlier.reference ?? null)
  if (code === null || code !== codeOf(later.reference ?? null)) return false
  return isOneBuyer(earlier, later) && haveOneSubject(earlier, later)
}

/** Also a department of a buyer, or its name in another form. */
const isOneBuyer = (one: Announced, other: Announced): boolean =>
  ['same', 'related', 'similar'].includes(
    compareOrganisations(organisationOf(one.organization), organisationOf(other.organization)),
  )

/** Words of a title that say which stage or form a procedure has, and not what is bought. */
const FORM = new Set(
  `marktconsultatie consultatie marktverkenning marktorientatie rfi vooraankondiging aankondiging europese openbare nationale
   niet aanbesteding aanbestedingsprocedure procedure voorgenomen inkoop gunning raamovereenkomst overeenkomst perceel percelen
   dienstverlening diensten levering leveren aanschaf nieuw nieuwe`
    .split(/\s+/)
    .map(stemOf),
)

/** Half of the words of the shorter title are also in the other one, and both name the same lot or phase. */
function haveOneSubject(earlier: Announced, later: Announced): boolean {
  const [ours, theirs] = [subjectOf(earlier), subjectOf(later)]
  const shared = [...ours].filter(word => theirs.has(word)).length
  if (shared === 0 || shared * 2 < Math.min(ours.size, theirs.size)) return false
  const isAwardOfLot = later.kind === 'award' && numberOf(earlier.title) === undefined
  return isAwardOfLot || numberOf(earlier.title) === numberOf(later.title)
}

function subjectOf({ title, organization }: Announced): ReadonlySet<string> {
  const buyer = new Set(plainWords(organization))
  const words = plainWords(title).filter(word => !buyer.has(word) && !/^\d+$/.test(word))
  return new Set(words.map(stemOf).filter(word => !FORM.has(word)))
}

/** The number of the lot or phase in a title. */
const numberOf = (title: string) => /\b(?:perceel|fase|deel|lot|cluster)\s*(\w{1,3})\b/i.exec(title)?.[1]?.toLowerCase()

/** A code on more notices than this is that of a department or a template. */
export const MAX_NOTICES_OF_CODE = 20

/**
 * The publication ids of other stages of each notice's procedure. An earlier notice that precedes several calls belongs to none of them,
 * because its tender can be continued only once.
 * @param notices all known notices of one source with the codes concerned; of a code on too many, at least one too many
 */
export function otherStagesOf(notices: readonly Identified[]): ReadonlyMap<string, readonly string[]> {
  const byCode = new Map<string | null, Identified[]>()
  for (const notice of notices) {
    const code = codeOf(notice.reference ?? null)
    const ofCode = byCode.get(code)
    if (ofCode) ofCode.push(notice)
    else byCode.set(code, [notice])
  }
  byCode.delete(null)

  const found = new Map<string, readonly string[]>()
  for (const ofCode of byCode.values()) {
    if (ofCode.length > MAX_NOTICES_OF_CODE) continue
    const candidates = new Map(
      ofCode.map(notice => [
        notice,
        ofCode.filter(other => other.procedureKey !== notice.procedureKey && areStagesOfOne(notice, other)),
      ]),
    )
    const isOnlyOne = (other: Identified, notice: Identified) =>
      candidates
        .get(notice)!
        .every(({ kind, procedureKey }) => kind !== other.kind || procedureKey === other.procedureKey)
    for (const [notice, others] of candidates) {
      const only = others.filter(other => isOnlyOne(other, notice) && isOnlyOne(notice, other))
      const ids = only.map(({ publicationId }) => publicationId)
      if (ids.length > 0) found.set(notice.publicationId, ids)
    }
  }
  return found
}
