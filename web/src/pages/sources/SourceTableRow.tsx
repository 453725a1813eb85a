import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { number } from '../../platform/dutch'
import { shortRelativeMoment } from '../../platform/dutch-moments'
import type { JobStateFragment } from '../../features/jobs/JobProgress.generated'
import type { SourceRowFragment } from './SourceRow.generated'
import { lastEnded, quietHeading } from './run-texts'
import { SourceControls } from './SourceControls'
import { SourceDetails } from './SourceDetails'
import { SourceMessage } from './SourceMessage'
import { isTrouble, lookOf } from './source-state'
import { RunTrend } from './RunTrend'
import { StateWord } from './StateWord'
import { useSourceActions } from './useSourceActions'

export interface SourceRowProps {
  readonly health: SourceRowFragment
  readonly message: string
  readonly job: JobStateFragment | null
  readonly now: Date
  readonly isOpen: boolean
  readonly onToggle: () => void
}

const Row = chakra('tr', { base: { h: '9', borderTopWidth: '1px' } })
const Cell = chakra('td', { base: { px: '3', py: '0', whiteSpace: 'nowrap' } })
const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    h: '8',
    fontWeight: '550',
    cursor: 'pointer',
    borderRadius: 'l2',
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing' },
  },
})

export function SourceTableRow({ health, message, job, now, isOpen, onToggle }: SourceRowProps) {
  const id = useId()
  const actions = useSourceActions(health)
  const { source, state, runs, nextRunAt, isOn } = health
  const run = lastEnded(runs)
  const tint = isOpen && isTrouble(state) ? { bg: `${lookOf(state).colour}.subtle` } : {}
  return (
    <>
      <Row {...tint} color={isOn ? 'fg' : 'fg.muted'}>
        <Cell>
          <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            {isOpen ? <ChevronDown size={15} aria-hidden /> : <ChevronRight size={15} aria-hidden />}
            {source.name}
          </Opener>
        </Cell>
        <Cell>
          <StateWord state={state} />
        </Cell>
        <Cell color="fg.muted">
          {state === 'running' ? 'nu bezig' : run ? shortRelativeMoment(run.startedAt, now) : '–'}
        </Cell>
        <Cell>
          <RunTrend runs={runs} state={state} />
        </Cell>
        <Cell textAlign="end" fontVariantNumeric="tabular-nums">
          {run ? <Counts run={run} /> : '–'}
        </Cell>
        <Cell w="full" maxW="0">
          <SourceMessage health={health} message={message} job={job} isOneLine />
        </Cell>
        <Cell color="fg.muted">{nextRunAt && state !== 'running' ? shortRelativeMoment(nextRunAt, now) : '–'}</Cell>
        <Cell>
          <SourceControls health={health} actions={actions} />
        </Cell>
      </Row>
      {isOpen && (
        <tr>
          <Cell id={id} colSpan={8} ps="9" pe="3" pb="3" pt="1" whiteSpace="normal" {...tint}>
            <SourceDetails health={health} actions={actions} heading={message || quietHeading(state)} now={now} />
          </Cell>
        </tr>
      )}
    </>
  )
}

/** Numbers of found and new tenders; unknown for a failed run. */
export function Counts({
  run: { status, itemsFound, itemsAdded },
}: {
  readonly run: SourceRowFragment['runs'][number]
}) {
  const isKnown = status !== 'FAILED' || itemsFound > 0
  return (
    <>
      <chakra.span fontWeight="550">{isKnown ? number(itemsFound) : '–'}</chakra.span>
      <chakra.span color="fg.muted"> / </chakra.span>
      <chakra.span fontWeight="550">{isKnown ? number(itemsAdded) : '–'}</chakra.span>
    </>
  )
}
