import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The table and columns of connect-pg-simple. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('varchar')
  sid!: string

  @Column('json')
  sess!: object

  @Index()
  @Column({ type: 'timestamp', precision: 6 })
  expire!: Date
}
