/** What a hot read selects of `tenders t`, under the names of the entity. The description is not among it: it lies elsewhere. */
export const tenderColumns = `t.id, t.source, t.publication_id AS "publicationId", t.title, t.summary, t.organization,
  t.publication_date AS "publicationDate", t.closing_date AS "closingDate", t.status, t.archived, t.category,
  t.green_rock_category AS "greenRockCategory", t.relevance_score AS "relevanceScore", t.region,
  t.source_url AS "sourceUrl", t.estimated_value AS "estimatedValue", t.currency,
  t.min_hourly_rate AS "minHourlyRate", t.max_hourly_rate AS "maxHourlyRate", t.tender_type AS "tenderType",
  t.award_winner AS "awardWinner", t.award_solution AS "awardSolution", t.award_date::text AS "awardDate",
  t.award_source AS "awardSource", t.award_last_checked AS "awardLastChecked", t.new_on::text AS "newOn",
  t.created_at AS "createdAt", t.updated_at AS "updatedAt"`
