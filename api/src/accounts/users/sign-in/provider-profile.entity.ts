import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'

/** Legacy table: the profile of a user at the sign-in provider. */
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

  /** Privacy: our own copy of the picture, so that browsers make no request to another site. */
  @Column('bytea', { nullable: true, select: false })
  picture?: Buffer | null

  @Column('text', { nullable: true, select: false })
  pictureType?: string | null

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
