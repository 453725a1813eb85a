import crypto from 'node:crypto'
import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../../../platform/calendar.js'
import type { AnswerAsSource } from '../../answer.js'
import { type SampleAssignment, sampleAssignments } from './sample-assignment.js'
import { slugOf } from '../../../../reference/slug.js'

const A_PAGE = 25

/** Invented people, so that a test finds contact details that were not removed. */
const recruiters = [
  { firstName: 'Sietske', middleName: 'van', lastName: 'Wolkenveld', functionTitle: 'Recruiter' },
  { firstName: 'Jorrit', middleName: '', lastName: 'Klaproosma', functionTitle: 'Contractmanager' },
  { firstName: 'Naïma', middleName: '', lastName: 'Zandkasteel', functionTitle: 'Senior recruiter' },
  { firstName: 'Ludovicus', middleName: 'de', lastName: 'Meeuwenbroek', functionTitle: null },
] as const

/** Serves `/jobs`, newest first. Refuses a page below 1; a page after the last one is empty. */
export const answerAsStriive: AnswerAsSource = ({ path, query }, today) => {
  if (path !== '/jobs') return { status: 404, body: null }
  const page = query.get('page') ?? '1'
  const open = query.get('open') ?? 'true'
  if (!/^[1-9]\d{0,5}$/.test(page)) return { status: 400, body: { message: 'page must be a number from 1' } }
  if (open !== 'true' && open !== 'false') return { status: 400, body: { message: 'open must be true or false' } }
  // All samples are open.
  const listed = open === 'true' ? newestFirst() : []
  const data = listed
    .slice((Number(page) - 1) * A_PAGE, Number(page) * A_PAGE)
    .map(assignment => (isShort(assignment) ? shortOf(assignment, today) : longOf(assignment, today)))
  return { status: 200, body: { total: listed.length, data } }
}

const newestFirst = () =>
  sampleAssignments().toSorted(
    (one, other) => one.publishedDaysAgo - other.publishedDaysAgo || other.number - one.number,
  )

/** Only assignments without a rate use the short form, because it has no rate. */
const isShort = ({ number, rateMin, rateMax }: SampleAssignment) => number % 3 === 0 && rateMin === 0 && rateMax === 0

const midnight = (today: Date, days: number) =>
  DateTime.fromJSDate(today, { zone: AMSTERDAM }).startOf('day').plus({ days })
const day = (today: Date, days: number) => midnight(today, days).toISODate()!

/** Midnight in Amsterdam in Striive's format: '2026-09-30T22:00:00'. */
const naiveUtc = (date: DateTime) => date.toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss")

/** The hour is derived from the number, so that it is deterministic; today's deadlines are at the end of the day. */
const closing = ({ number, closesInDays }: SampleAssignment, today: Date, daysLater = 0) => {
  const hour = closesInDays === 0 ? '23' : (['07', '09', '10', '12', '15', '19', '23'][number % 7] ?? '12')
  return `${day(today, closesInDays + daysLater)}T${hour}:00:00`
}

const brokerOf = ({ source }: SampleAssignment) => (source === 'Between' ? 'between' : 'headfirst-select')

/** Deterministic id that looks random: a hash of the number. */
function idOf({ number }: SampleAssignment) {
  const hex = crypto.createHash('sha256').update(`Striive ${number}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-a${hex.slice(15, 18)}-${hex.slice(18, 30)}`
}

function shortOf(assignment: SampleAssignment, today: Date) {
  const { number, source, startsInDays, months } = assignment
  const start = midnight(today, startsInDays)
  const id = idOf(assignment)
  return {
    id,
    referenceCode: `${source === 'Between' ? 'BTVBD' : 'HFVBD'}${String(number).padStart(6, '0')}`,
    referenceCodeClient: number % 2 ? '' : `VB-${number}`,
    title: assignment.title,
    content: assignment.content,
    clientName: assignment.client,
    location: assignment.location,
    regionLocation: { type: 'Point', coordinates: [0, 0] },
    hoursPerWeekMin: assignment.hoursMin,
    hoursPerWeekMax: assignment.hoursMax,
    startDate: naiveUtc(start),
    endDate: naiveUtc(start.plus({ months })),
    closingDateInvoice: closing(assignment, today),
    closingDateClient: closing(assignment, today, 1),
    broker: brokerOf(assignment),
    source,
    brokerUrl: `https://striive.com/nl/opdrachten?id=${id}`,
  }
}

function longOf(assignment: SampleAssignment, today: Date) {
  const { number, title, client, location, publishedDaysAgo } = assignment
  const published = `${day(today, -publishedDaysAgo)}T0${number % 9}:35:40`
  return {
    ...unfilled,
    ...shortOf(assignment, today),
    ...peopleOf(assignment),
    status: 2,
    jobStatus: 2,
    titleSlug: slugOf(title),
    locationSlug: slugOf(location),
    clientNameSlug: slugOf(client),
    brokerSlug: brokerOf(assignment),
    entity: 'job_request',
    recordId: String(700_000 + number),
    permanentJob: false,
    extendable: number % 2 === 0,
    numberOfPositions: 1,
    createdAt: `${published}.250000`,
    updatedAt: `${published}.750000`,
    publishedDate: published,
    hasMaxRate: assignment.rateMax > 0,
    hourlyRateClient: 0,
    hourlyRateMin: assignment.rateMin,
    hourlyRateMax: assignment.rateMax,
    rateType: 0,
    monthlyRateMin: 0,
    monthlyRateMax: 0,
    tags: [],
  }
}

function peopleOf({ number }: SampleAssignment) {
  const { firstName, middleName, lastName, functionTitle } = recruiters[number % recruiters.length] ?? recruiters[0]
  const fullName = [firstName, middleName, lastName].filter(Boolean).join(' ')
  const email = `${firstName}.${lastName}@bemiddelaar.example`.toLowerCase()
  const slugOfName = slugOf(fullName)
  return {
    recruiter: null,
    recruiterId: `recruiter-${slugOfName}`,
    recruiterSlug: slugOfName,
    recruiterFirstName: firstName,
    recruiterLastName: lastName,
    recruiterMiddleName: middleName,
    recruiterInitials: `${firstName.charAt(0)}.`,
    recruiterEmail: email,
    recruiterPhoneNumber: `06-000000${10 + (number % recruiters.length)}`,
    recruiterFunctionTitle: functionTitle,
    hasRecruiterImage: true,
    recruiterImageContentType: 'image/jpeg',
    requesterEmail: email,
    orderContactFullName: fullName,
    reportToFullName: fullName,
    coordinatorFullName: fullName,
    distributorFullName: fullName,
  }
}

/** Other fields of the long form, usually empty. */
const unfilled = Object.fromEntries(
  `client clientId hasClientLogo clientLogoContentType portalId segmentName segmentNameSlug procedureSpecification
  procedureSpecificationName department departmentSlug departmentCode departmentAllocation languageCode tagNames
  coverImageUrl costCenterRecordId staffingSupplierRecordId staffingCustomerRecordId businessUnit closedReasonName
  orderClassificationType orderClassificationStatus orderContactType orderContactLegalName maxSubmissionsAllowed
  externalCreatedAt submittedAt serviceType jobType reportToLegalName coordinatorLegalName distributorLegalName
  workSiteRecordId workSiteAddress workSiteCity workSitePostalCode purchaseOrderNumber externalRequestNumber
  locationId requirements`
    .split(/\s+/)
    .map(key => [key, null]),
)
