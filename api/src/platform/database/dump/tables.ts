import type pg from 'pg'

export interface DumpedTable {
  /** Quoted, with its schema. */
  readonly name: string
  /** Quoted, without generated columns. */
  readonly columns: readonly string[]
}

/** Our tables in an order in which they can be filled: each follows the tables that its foreign keys reference. */
export async function tablesInOrder(db: pg.ClientBase): Promise<readonly DumpedTable[]> {
  const { rows } = await db.query<DumpedTable & { refersTo: readonly string[] }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name,
      array(SELECT quote_ident(a.attname) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns,
      array(SELECT DISTINCT format('%I.%I', fn.nspname, f.relname) FROM pg_constraint k
        JOIN pg_class f ON f.oid = k.confrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS "refersTo"
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind = 'r' ORDER BY 1`)
  const ordered: DumpedTable[] = []
  const isPlaced = (name: string) => ordered.some(table => table.name === name)
  while (ordered.length < rows.length) {
    const next = rows.find(({ name, refersTo }) => !isPlaced(name) && refersTo.every(isPlaced))
    if (!next) throw new Error('The foreign keys of the tables form a circle.')
    ordered.push({ name: next.name, columns: next.columns })
  }
  return ordered
}
