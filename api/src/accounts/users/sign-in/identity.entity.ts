import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm'

/** An account at a sign-in provider, and the user that it belongs to. */
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
