import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { type Distance, townNamed } from '../../reference/coordinates.js'
import { angleSql, kilometresSql } from '../query/near.js'

/** How far it is from a town or postcode to the region of each tender, by id; without those of which either is unknown. */
export async function distancesFrom(
  db: EntityManager,
  near: string | null | undefined,
  tenders: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Distance>> {
  const town = townNamed(near ?? '')
  if (town === undefined || tenders.length === 0) return new Map()
  const rows = await namedQuery<Distance & { readonly id: string } & Record<string, unknown>>(db, {
    text: `SELECT t.id, ${kilometresSql} AS kilometres,
        p.name <> origin.name AND (p.is_approximate OR origin.is_approximate) AS "isApproximate" FROM tenders t
      JOIN place_coordinates p ON p.name = lower(t.region) JOIN place_coordinates origin ON origin.name = $1
      WHERE t.id = ANY ($2::uuid[])`,
    values: [town.toLowerCase(), tenders.map(({ id }) => id)],
  })
  return new Map(rows.map(({ id, kilometres, isApproximate }) => [id, { kilometres, isApproximate }]))
}

/** The town whose middle is nearest. */
export async function nearestTown(db: EntityManager, latitude: number, longitude: number): Promise<string> {
  const [row] = await namedQuery<{ name: string }>(db, {
    text: `SELECT p.name FROM place_coordinates p, (SELECT $1::float8 AS latitude, $2::float8 AS longitude) origin
      ORDER BY ${angleSql} LIMIT 1`,
    values: [latitude, longitude],
  })
  return townNamed(row!.name)!
}
