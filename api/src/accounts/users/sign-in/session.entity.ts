import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The table and columns of connect-pg-simple, and one of our own. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('varchar')
  sid!: string

  @Column('json')
  sess!: object

  @Index()
  @Column({ type: 'timestamp', precision: 6 })
  expire!: Date

  /** Position in the write-ahead log, in bytes; kept only when there are replicas. */
  @Column({ type: 'double precision', nullable: true })
  lastWrite!: number | null
}
