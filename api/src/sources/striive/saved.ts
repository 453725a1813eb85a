import { recognised } from '../recognised.js'
import { type SavedAnswer, type SavedFile, savedJson } from '../saved.js'
import { type Job, job, jobsPage } from './shapes.js'

export const readSaved = (files: readonly SavedFile[]): readonly SavedAnswer<Job>[] =>
  files.flatMap(file => {
    const page = jobsPage.safeParse(savedJson(file))
    if (!page.success) return []
    const records = page.data.data
    const jobs = recognised(job, records)
    return [
      { file: file.name, what: `a page of ${records.length}, of which ${jobs.length} are assignments`, raws: jobs },
    ]
  })
