import { bouwTedNotices } from './notices/bouw.js'
import { dienstenTedNotices } from './notices/diensten.js'
import { ictTedNotices } from './notices/ict.js'
import { leveringenTedNotices } from './notices/leveringen.js'
import { zorgOnderwijsTedNotices } from './notices/zorg-onderwijs.js'
import type { SampleTedNotice } from './sample-ted-notice.js'

export const sampleTedNotices: readonly SampleTedNotice[] = [
  ...bouwTedNotices,
  ...dienstenTedNotices,
  ...ictTedNotices,
  ...leveringenTedNotices,
  ...zorgOnderwijsTedNotices,
]
