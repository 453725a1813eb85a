import { Column, CreateDateColumn, Entity, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm'
import { User } from '../../../accounts/users/user.entity.js'

/** The secret address of a user's bookmarks, for programs that cannot sign in: only its hash is stored. */
@Entity('bookmark_links')
@Unique(['secretHash'])
export class BookmarkLink {
  @PrimaryColumn('uuid')
  userId!: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: Relation<User>

  @Column('bytea')
  secretHash!: Buffer

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date
}
