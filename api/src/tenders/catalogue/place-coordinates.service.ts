import type { EntityManager } from 'typeorm'
import { coordinates } from '../../reference/coordinates.js'

/** Makes the table equal to reference/coordinates.ts. Idempotent. */
export async function seedCoordinates(db: EntityManager): Promise<void> {
  const names = coordinates.map(({ name }) => name.toLowerCase())
  await db.query('DELETE FROM place_coordinates WHERE name <> ALL ($1::text[])', [names])
  await db.query(
    `INSERT INTO place_coordinates AS p (name, latitude, longitude)
     SELECT * FROM unnest($1::text[], $2::float8[], $3::float8[])
     ON CONFLICT (name) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude
     WHERE (p.latitude, p.longitude) <> (excluded.latitude, excluded.longitude)`,
    [names, coordinates.map(({ latitude }) => latitude), coordinates.map(({ longitude }) => longitude)],
  )
}
