import { amsterdamDay } from '../../platform/calendar.js'
import { invalid, UserError } from '../../platform/errors.js'
import { findLinkedProfile } from '../../people/alerts/links/profile-link.service.js'
import { filterOf } from '../../people/profiles/profile-filter.js'
import { ownerOfLink } from '../../people/bookmarks/link/bookmark-link.service.js'
import { addressesOf } from '../../tenders/tender/addresses.js'
import { bookmarkColumns, tenderColumns } from '../exports/columns.js'
import { createDownload, type Download } from '../exports/download.js'
import type { Format } from '../exports/format.js'
import { findFormat } from '../exports/formats.js'
import { bookmarksOf, oneTender, tendersOf } from '../exports/rows.js'
import { selectionTitle } from '../exports/selection-title.js'
import { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { getTender } from './tenders.js'
import { booleanOf, tenderQuery, textOf } from './query.js'
import type { Call } from './route.js'

/** Exports the tenders of a filter, with the parameters of GET /api/tenders. */
export async function exportTenders({ params, query, address, context }: Call): Promise<Download> {
  const format = formatNamed(params.format)
  const { filter } = tenderQuery(query)
  // An empty file would suggest that there are no such tenders.
  if (!filter) throw invalid('filter', 'In deze selectie staat een waarde die niet bestaat.')
  // A subscription must not switch to a corrected search on a day without results.
  const searchExactly = format.use === 'subscription' || (booleanOf(query, 'searchExactly') ?? false)
  const viewer = context.caller.viewer?.user ?? null
  return createDownload({
    format,
    source: tendersOf(context.db, Object.assign(narrowed(filter, format), { searchExactly }), viewer),
    fileName: fileName('tenders', params.format!, format),
    title: selectionTitle(filter),
    columns: tenderColumns,
    addresses: addressesOf(context.settings, address),
  })
}

/** Exports one tender, mainly to a calendar. */
export async function exportTender({ params, address, context }: Call): Promise<Download> {
  const format = formatNamed(params.format)
  const tender = await getTender(context.db, params.id)
  if (params.format === 'ics' && !tender.closingDate)
    throw new UserError('NOT_FOUND', 'Van deze tender is geen sluitingsdatum bekend.')
  const tenderType = format.filter?.tenderType
  if (tenderType && tender.tenderType !== tenderType) throw invalid('format', 'Deze tender past niet bij dit formaat.')
  return createDownload({
    format,
    source: oneTender(context.db, tender),
    fileName: `tender-${tender.id}.${format.fileEnding ?? params.format}`,
    title: tender.title,
    columns: tenderColumns,
    addresses: addressesOf(context.settings, address),
  })
}

/** Exports the viewer's own bookmarks, with the notes. */
export async function exportBookmarks({ params, query, address, context }: Call): Promise<Download> {
  const format = formatNamed(params.format)
  return createDownload({
    format,
    source: bookmarksOf(context.db, context.caller.viewer!.user.id, textOf(query, 'search')),
    fileName: fileName('bookmarks', params.format!, format),
    title: 'Mijn bookmarks',
    columns: bookmarkColumns,
    addresses: addressesOf(context.settings, address),
  })
}

/** Privacy: anybody with the secret address sees the bookmarked tenders, without the notes. Subscriptions only. */
export async function exportLinkedBookmarks({ params, address, context }: Call): Promise<Download> {
  const format = formatNamed(params.format)
  const ownerId = format.use === 'subscription' ? await ownerOfLink(context.db, params.secret ?? '') : null
  if (!ownerId) throw new UserError('NOT_FOUND', 'Dit adres bestaat niet (meer).')
  return createDownload({
    format,
    source: bookmarksOf(context.db, ownerId, null),
    fileName: fileName('bookmarks', params.format!, format),
    title: 'Mijn bookmarks',
    columns: tenderColumns,
    addresses: addressesOf(context.settings, address),
  })
}

/** Anybody with the secret address sees the profile's name and its tenders as its owner does. Subscriptions only. */
export async function exportLinkedProfile({ params, address, context }: Call): Promise<Download> {
  const format = formatNamed(params.format)
  const { db, settings } = context
  const profile = format.use === 'subscription' ? await findLinkedProfile(db, params.secret ?? '') : null
  if (!profile) throw new UserError('NOT_FOUND', 'Dit adres bestaat niet (meer).')
  const filter = narrowed(filterOf(profile.filter, { searchExactly: true }), format)
  return createDownload({
    format,
    source: tendersOf(db, filter, profile.owner),
    fileName: fileName('zoekprofiel', params.format!, format),
    title: profile.name,
    columns: tenderColumns,
    addresses: addressesOf(settings, address),
  })
}

/** Refuses a selection that the format cannot hold, instead of exporting another one. */
function narrowed(filter: TenderFilter, format: Format): TenderFilter {
  for (const [field, value] of Object.entries(format.filter ?? {})) {
    const asked = filter[field as keyof TenderFilter]
    if (asked != null && asked !== value) throw invalid(field, 'Deze selectie past niet bij dit formaat.')
  }
  return Object.assign(new TenderFilter(), filter, format.filter)
}

function formatNamed(ending: string | undefined): Format {
  const format = findFormat(ending ?? '')
  if (!format) throw new UserError('NOT_FOUND', 'Dit formaat bestaat niet.')
  return format
}

const fileName = (name: string, ending: string, { fileEnding = ending }: Format) =>
  `${name}-${amsterdamDay(new Date())}.${fileEnding}`
