import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The bearer token of a session: only its hash is stored, and it is deleted with its session. */
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
