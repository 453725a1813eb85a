import type { DataSource, EntityManager, EntitySubscriberInterface, TransactionCommitEvent } from 'typeorm'

type Publish = (channel: string, payload: string) => void

const publishers = new WeakMap<DataSource, Publish>()

/** What a transaction has to tell, kept with its connection until it is committed. */
interface Kept {
  told?: { readonly channel: string; readonly payload: string }[]
}

/**
 * Told to every process when the transaction is committed, and only then.
 * @param payload up to 8000 bytes
 */
export async function tell(tx: EntityManager, channel: string, payload: string): Promise<void> {
  if (!publishers.has(tx.connection)) {
    await tx.query('SELECT pg_notify($1, $2)', [channel, payload])
    return
  }
  const kept = tx.queryRunner!.data as Kept
  kept.told = [...(kept.told ?? []), { channel, payload }]
}

/** From now on what is told on this database goes through `publish`, which has to cope with its own failures. */
export function tellThrough(source: DataSource, publish: Publish): void {
  publishers.set(source, publish)
  source.subscribers.push(new AfterCommit(publish))
}

class AfterCommit implements EntitySubscriberInterface {
  constructor(private readonly publish: Publish) {}

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    // A savepoint is no end.
    if (queryRunner.isTransactionActive) return
    const kept = queryRunner.data as Kept
    for (const { channel, payload } of kept.told ?? []) this.publish(channel, payload)
    delete kept.told
  }
}
