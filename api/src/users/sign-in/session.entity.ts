import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Kept by connect-pg-simple, whose columns these are. */
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
