import { useEffect, useRef, useState } from 'react'
import { number } from '../../platform/dutch'
import { showToast } from '../../ui/toast/toast'
import { type CoverageQuery, useCoverageQuery } from './Coverage.generated'

const POLL_MS = 60_000

type Coverage = CoverageQuery['coverage']

/** Whether all sources were read; `late` when one was read after all since the page was opened. */
export type CoverageState = 'loading' | 'covered' | 'uncovered' | 'late' | 'unknown'

/** Which of these sources were not read; a toast announces one that is read after all. */
export function useCoverage(sources: readonly string[]) {
  const { data, previousData, error } = useCoverageQuery({
    variables: { sources: [...sources] },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
  })
  const coverage = (data ?? previousData)?.coverage
  const missing = useRef<ReadonlySet<string>>(new Set())
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!coverage) return
    const recovered = coverage.covered.filter(({ source }) => missing.current.has(source.key))
    missing.current = new Set(coverage.uncovered.map(({ key }) => key))
    if (recovered.length === 0) return
    showToast({ type: 'success', title: recoveredText(recovered) })
    setLate(true)
  }, [coverage])
  return { coverage, state: stateOf(coverage, isLate, error !== undefined) }
}

function stateOf(coverage: Coverage | undefined, isLate: boolean, hasFailed: boolean): CoverageState {
  if (!coverage) return hasFailed ? 'unknown' : 'loading'
  if (coverage.sentence) return 'uncovered'
  return isLate ? 'late' : 'covered'
}

/** 'TenderNed alsnog opgehaald, 6 nieuw' */
function recoveredText(recovered: Coverage['covered']): string {
  const names = recovered.map(({ source }) => source.name)
  const which = names.length > 2 ? `${names.length} bronnen` : names.join(' en ')
  return `${which} alsnog opgehaald, ${number(recovered.reduce((sum, { added }) => sum + added, 0))} nieuw`
}
