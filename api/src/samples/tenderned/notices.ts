import { bouwInfrastructuurNotices } from './notices/bouw-infrastructuur.js'
import { energieUtiliteitNotices } from './notices/energie-utiliteit.js'
import { financeControlNotices } from './notices/finance-control.js'
import { governanceComplianceNotices } from './notices/governance-compliance.js'
import { hrOrganisatieNotices } from './notices/hr-organisatie.js'
import { interimManagementNotices } from './notices/interim-management.js'
import { itDevelopmentNotices } from './notices/it-development.js'
import { itInfrastructuurNotices } from './notices/it-infrastructuur.js'
import { leveringenProductenNotices } from './notices/leveringen-producten.js'
import { onderwijsCultuurNotices } from './notices/onderwijs-cultuur.js'
import { overigNotices } from './notices/overig.js'
import { projectmanagementNotices } from './notices/projectmanagement.js'
import { publiekeSectorNotices } from './notices/publieke-sector.js'
import { securityPrivacyNotices } from './notices/security-privacy.js'
import { strategieAdviesNotices } from './notices/strategie-advies.js'
import { zorgWelzijnNotices } from './notices/zorg-welzijn.js'
import type { SampleNotice } from './sample-notice.js'

export const sampleNotices: readonly SampleNotice[] = [
  ...bouwInfrastructuurNotices,
  ...energieUtiliteitNotices,
  ...financeControlNotices,
  ...governanceComplianceNotices,
  ...hrOrganisatieNotices,
  ...interimManagementNotices,
  ...itDevelopmentNotices,
  ...itInfrastructuurNotices,
  ...leveringenProductenNotices,
  ...onderwijsCultuurNotices,
  ...overigNotices,
  ...projectmanagementNotices,
  ...publiekeSectorNotices,
  ...securityPrivacyNotices,
  ...strategieAdviesNotices,
  ...zorgWelzijnNotices,
]
