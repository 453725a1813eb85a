import { Field, Int } from 'type-graphql'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { DocumentKind } from '../../reference/tender-values.js'

/** `notice`: named by a notice. `list`: in the list of documents that the source publishes beside its notices. */
export type DocumentOrigin = 'notice' | 'list'

@ObjectType({ description: 'A document of a tender, as its source lists it. The file stays at the source.' })
@Entity('tender_documents')
export class TenderDocument {
  @PrimaryColumn('uuid')
  tenderId!: string

  @PrimaryColumn('text')
  origin!: DocumentOrigin

  @Field(() => String, { description: 'Identifier at the source, the same after a change.' })
  @PrimaryColumn('text')
  identifier!: string

  /** Order at the source, from 1. */
  @Column('smallint')
  position!: number

  @Field(() => String, { description: 'Name at the source, on one line.' })
  @Column('text')
  name!: string

  @Field(() => DocumentKind, { description: "By the source's own category, else by words of the name." })
  @Column('text')
  kind!: DocumentKind

  @Field(() => String, {
    nullable: true,
    description: 'File extension in lower case, such as pdf; null when unknown.',
  })
  @Column('text', { nullable: true })
  format!: string | null

  @Field(() => Int, { nullable: true, description: 'In bytes; null when unknown.' })
  @Column('integer', { nullable: true })
  size!: number | null

  @Field(() => Date, { nullable: true, description: 'When the source published it; null when unknown.' })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  publishedAt!: Date | null

  @Field(() => String, {
    nullable: true,
    description: 'Address at the source; null without one, and when the source reports a virus.',
  })
  @Column('text', { nullable: true })
  url!: string | null

  @Field(() => Date, {
    nullable: true,
    description: 'When it was first listed; null for a document that was in the list when it was first read.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  addedAt!: Date | null

  @Field(() => Date, {
    nullable: true,
    description: 'When its name, size or date was last seen to differ; null when never.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  changedAt!: Date | null
}

/** A document as a source lists it; the order of the documents is their position. */
export type ListedDocument = Readonly<
  Pick<TenderDocument, 'identifier' | 'name' | 'kind' | 'format' | 'size' | 'publishedAt' | 'url'>
>

/** All documents of a tender and its copies, and when their source was asked for its list. */
export interface DocumentList {
  /** When the list was last read; null when never. */
  readonly checkedAt: Date | null
  /** When reading the list last failed; null when it was read since. */
  readonly failedAt: Date | null
  /** Newest first. */
  readonly documents: readonly TenderDocument[]
}
