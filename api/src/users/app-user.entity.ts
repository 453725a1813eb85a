import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm'

/** The one principal: whoever signs in, however they do it, is a row of this table. */
@Entity('app_users')
export class AppUser {
  @PrimaryColumn('uuid')
  id!: string

  /** Unique ignoring case. */
  @Column('varchar', { length: 50 })
  username!: string

  /** Unique ignoring case. */
  @Column('varchar', { length: 100 })
  email!: string

  @Column('varchar', { length: 50, nullable: true })
  firstName!: string | null

  @Column('varchar', { length: 50, nullable: true })
  lastName!: string | null

  @Column('text', { select: false })
  passwordHash?: string

  @Column('boolean', { default: true })
  isActive!: boolean

  @Column('boolean', { default: false })
  isAdmin!: boolean

  @Column('jsonb', { nullable: true, select: false })
  bookmarkCache?: object | null

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastLoginAt!: Date | null

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date
}
