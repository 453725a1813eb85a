import type { EntityManager } from 'typeorm'
import { coordinates } from '../../reference/coordinates.js'

/** Makes the table equal to reference/coordinates.ts. Idempotent. */
export async function seedCoordinates(db: EntityManager): Promise<void> {
  const names = coordinates.map(({ name }) => name.toLowerCase())
  await db.query('DELETE FROM place_coordinates WHERE name <> ALL ($1::text[])', [names])
  await db.query(
    `INSERT INTO place_coordinates AS p (name, latitude, longitude, is_approximate)
     SELECT * FROM unnest($1::text[], $2::float8[], $3::float8[], $4::boolean[])
     ON CONFLICT (name) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude, is_approximate = excluded.is_approximate
     WHERE (p.latitude, p.longitude, p.is_approximate) <> (excluded.latitude, excluded.longitude, excluded.is_approximate)`,
    [
      names,
      coordinates.map(({ latitude }) => latitude),
      coordinates.map(({ longitude }) => longitude),
      coordinates.map(({ isApproximate }) => isApproximate),
    ],
  )
}
