import { beleidJuridischAssignments } from './assignments/beleid-juridisch.js'
import { financeHrAssignments } from './assignments/finance-hr.js'
import { ictAssignments } from './assignments/ict.js'
import { ictBeheerAssignments } from './assignments/ict-beheer.js'
import { interimAssignments } from './assignments/interim.js'
import { projectenAssignments } from './assignments/projecten.js'
import { sociaalRuimteAssignments } from './assignments/sociaal-ruimte.js'
import type { SampleAssignment } from './sample-assignment.js'

export const sampleAssignments: readonly SampleAssignment[] = [
  ...ictAssignments,
  ...ictBeheerAssignments,
  ...projectenAssignments,
  ...interimAssignments,
  ...financeHrAssignments,
  ...beleidJuridischAssignments,
  ...sociaalRuimteAssignments,
]
