import { Field, Float, ID, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { DocumentKind, LotStatus, NoticeKind } from '../../reference/tender-values.js'
import { type Change, ChangeTopic, TenderChangeKind } from './change.js'

registerEnumType(TenderChangeKind, {
  name: 'TenderChangeKind',
  description: 'What changed of a tender.',
  valuesConfig: {
    PUBLISHED: {
      description: 'Its first notice, or one that begins a new stage, such as the call after a consultation.',
    },
    AWARD: {
      description:
        "Winners (`oldText`, `newText`, separated by '; ') or value (`oldAmount`, `newAmount`) of the award.",
    },
    STATUS: {
      description:
        "The source's status, in Dutch (`oldText`, `newText`), other than by an award that names what was awarded.",
    },
    LOT: {
      description:
        'Outcome of a lot (`lotNumber`, `lotStatus`): `newText` has the winners or the reason, `newAmount` the value.',
    },
    CLOSING_DATE: { description: 'Extended, advanced, removed, or known for the first time (`oldDate`, `newDate`).' },
    ESTIMATED_VALUE: { description: 'Changed, or known for the first time (`oldAmount`, `newAmount`).' },
    MAXIMUM_VALUE: {
      description: 'Maximum of a framework agreement: changed, or known for the first time (`oldAmount`, `newAmount`).',
    },
    PLACE: { description: 'Place of performance, in the words of the source (`oldText`, `newText`).' },
    CPV: { description: "CPV codes (`oldText`, `newText`, separated by ', ')." },
    TITLE: { description: 'Reworded; the texts are not kept.' },
    DESCRIPTION: { description: 'Reworded, or given for the first time; the texts are not kept.' },
    CORRECTION: { description: 'A correction (rectificatie) in which none of the others changed.' },
    DOCUMENTS: {
      description:
        "Documents of one kind (`documentKind`) were added, or changed when `oldText` is not null: `newText` has their names, separated by '; '.",
    },
    REPOSTED: {
      description: 'The same text of an assignment was posted under another number (`newText`) at the same source.',
    },
    GONE: { description: 'Its source stopped listing it (`publishedAt`).' },
    BACK: { description: 'Its source lists it again (`publishedAt`).' },
  },
})

registerEnumType(ChangeTopic, {
  name: 'ChangeTopic',
  description: 'What a person may choose to hear about.',
  valuesConfig: {
    DEADLINE_EARLIER: { description: 'A closing date, also of a lot, that moved forward.' },
    DEADLINE_LATER: { description: 'A closing date that moved back, became known, or was removed.' },
    WITHDRAWN: { description: 'A procedure or lot that was withdrawn.' },
    DOCUMENTS: { description: 'New and changed documents.' },
    AWARDED: { description: 'Outcomes: awarded, not awarded, or announced.' },
    PROGRESS: { description: 'Other progress: stage, status, value, place, and whether its source lists it.' },
    WORDING: { description: 'Title, description, CPV codes, and corrections of nothing that is read.' },
  },
})

registerEnumType(NoticeKind, {
  name: 'NoticeKind',
  description: 'Kind of a notice (aankondiging).',
  valuesConfig: {
    PLANNING: { description: 'Prior announcement: vooraankondiging.' },
    CONSULTATION: { description: 'Market consultation: marktconsultatie.' },
    COMPETITION: { description: 'Call for tenders: aankondiging van een opdracht. An assignment, too.' },
    CORRECTION: { description: 'Changes an earlier notice: rectificatie.' },
    INTENT: { description: 'Voluntary announcement of an award that is not made yet.' },
    AWARD: { description: 'Outcome: gunning.' },
    MODIFICATION: { description: 'Changes a contract that was awarded: wijziging van een opdracht.' },
    WITHDRAWAL: { description: 'The procedure ended early: intrekking.' },
  },
})

@ObjectType({
  description:
    'One change of a tender by one of its notices, or by its source. Which of the old and new values it has depends on its kind.',
})
export class TenderChange implements Change {
  @Field(() => TenderChangeKind, { description: 'What changed.' })
  kind!: TenderChangeKind

  @Field(() => ID, { description: 'Stable: the same change has the same id.' })
  id!: string

  tenderId!: string

  source!: string

  @Field(() => ChangeTopic, { description: 'What it is about, for those who follow the tender.' })
  topic!: ChangeTopic

  @Field(() => Date, { description: 'When it was noticed; later than `publishedAt`.' })
  noticedAt!: Date

  @Field(() => Date, {
    description:
      'When the notice was published, or its source edited it; midnight in Europe/Amsterdam when its source names a day only.',
  })
  publishedAt!: Date

  @Field(() => String, { description: "The notice's id at the source of the tender." })
  publicationId!: string

  @Field(() => NoticeKind, { description: 'Kind of the notice.' })
  noticeKind!: NoticeKind

  @Field(() => Date, { nullable: true, description: 'Former closing date; null when none was known.' })
  oldDate?: Date | null

  @Field(() => Date, { nullable: true, description: 'New closing date.' })
  newDate?: Date | null

  @Field(() => Float, { nullable: true, description: 'Former amount in `oldCurrency`; null when none was known.' })
  oldAmount?: number | null

  @Field(() => Float, { nullable: true, description: 'New amount in `newCurrency`; null when it is not known.' })
  newAmount?: number | null

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of `oldAmount`; null when it names none.' })
  oldCurrency?: string | null

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of `newAmount`; null when it names none.' })
  newCurrency?: string | null

  @Field(() => String, { nullable: true, description: 'Former status or winners; null when none were known.' })
  oldText?: string | null

  @Field(() => String, { nullable: true, description: 'New status or winners; null when they are not known.' })
  newText?: string | null

  @Field(() => String, { nullable: true, description: 'Number of the lot that changed; null for the whole tender.' })
  lotNumber?: string | null

  @Field(() => String, { nullable: true, description: 'Title of that lot; null when unknown.' })
  lotTitle?: string | null

  @Field(() => LotStatus, { nullable: true, description: 'New outcome of the lot, for the kind LOT.' })
  lotStatus?: LotStatus | null

  @Field(() => DocumentKind, { nullable: true, description: 'Kind of the documents, for the kind DOCUMENTS.' })
  documentKind?: DocumentKind | null
}
