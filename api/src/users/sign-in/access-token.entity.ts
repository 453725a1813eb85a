import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The bearer token of a sign-in; only its hash is kept, and it goes when the session goes. */
@Entity('access_tokens')
export class AccessToken {
  @PrimaryColumn('bytea')
  tokenHash!: Buffer

  @Index()
  @Column('varchar')
  sid!: string

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt!: Date
}
