import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'

/** The legacy identity: what the sign-in provider says of somebody. */
@Entity('users')
export class ProviderProfile {
  @PrimaryColumn('uuid')
  id!: string

  @Column('text', { nullable: true, unique: true })
  email!: string | null

  @Column('text', { nullable: true })
  firstName!: string | null

  @Column('text', { nullable: true })
  lastName!: string | null

  @Column('text', { nullable: true })
  profileImageUrl!: string | null

  /** The picture itself, so that nobody's browser has to ask another site for it. */
  @Column('bytea', { nullable: true, select: false })
  picture?: Buffer | null

  @Column('text', { nullable: true, select: false })
  pictureType?: string | null

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
