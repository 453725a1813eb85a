/** Roles that sites take for one another; a manager, who does the work, and who makes the tool stay three. */
const GROUPS: readonly ReadonlySet<string>[] = [
  'leider coordinator regisseur directeur hoofd manager',
  'adviseur beleid consultant deskundige jurist specialist strategisch',
  'administrateur ambtenaar consulent medewerker ondersteuner verlener',
  'analist architect',
  'developer engineer ontwikkelaar',
  'beheerder toezichthouder',
].map(roles => new Set(roles.split(' ')))

/** Whether each role of the one is of the group of one of the other's. */
export const areRolesNear = (ours: readonly string[], theirs: readonly string[]): boolean =>
  ours.some(our => theirs.some(their => GROUPS.some(group => group.has(our) && group.has(their))))
