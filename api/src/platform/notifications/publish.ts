import type { DataSource, EntityManager, EntitySubscriberInterface, TransactionCommitEvent } from 'typeorm'

type Publish = (channel: string, payload: string) => void

const publishers = new WeakMap<DataSource, Publish>()

/** In-memory outbox: messages of a transaction, kept with its connection until the commit. */
interface Outbox {
  messages?: { readonly channel: string; readonly payload: string }[]
}

/**
 * Transactional: delivered to every process on commit, and dropped on rollback.
 * @param payload up to 8000 bytes
 */
export async function publish(tx: EntityManager, channel: string, payload: string): Promise<void> {
  if (!publishers.has(tx.connection)) {
    await tx.query('SELECT pg_notify($1, $2)', [channel, payload])
    return
  }
  const outbox = tx.queryRunner!.data as Outbox
  outbox.messages = [...(outbox.messages ?? []), { channel, payload }]
}

/** Sends further messages of this database through `send`, which must handle its own errors. */
export function publishThrough(source: DataSource, send: Publish): void {
  publishers.set(source, send)
  source.subscribers.push(new AfterCommit(send))
}

class AfterCommit implements EntitySubscriberInterface {
  constructor(private readonly send: Publish) {}

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // TypeORM also calls this when a savepoint is released, which is no commit.
    if (queryRunner.isTransactionActive) return
    const outbox = queryRunner.data as Outbox
    for (const { channel, payload } of outbox.messages ?? []) this.send(channel, payload)
    delete outbox.messages
  }
}
