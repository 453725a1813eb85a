import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm'

/** Somebody at a sign-in provider, and whom of us that is. */
@Entity('identities')
export class Identity {
  @PrimaryColumn('text')
  issuer!: string

  @PrimaryColumn('text')
  subject!: string

  @Index()
  @Column('uuid')
  userId!: string

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date
}
