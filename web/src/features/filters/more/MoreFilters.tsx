import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { pluralize } from '../../../platform/dutch'
import DateField from '../../../ui/date/DateField'
import { distanceText } from '../active-filters'
import type { FilterCardProps } from '../filter-card-props'
import { UnknownSwitch } from '../hidden/UnknownSwitch'
import { choiceFilters, type ChoiceName, choiceNames, choicesInBar } from '../state/choice-filters'
import { isReversed } from '../state/contradiction'
import type { Filter } from '../state/filter'
import { isFact } from '../state/unknown-facts'
import { variablesOf } from '../state/filter-variables'
import { BoundsFields } from './BoundsFields'
import { CheckRow } from '../../../ui/CheckRow'
import { CpvPicker } from './CpvPicker'
import { dayBefore, dayOf, midnight } from './days'
import { DistanceFields } from './DistanceFields'
import { DaysChoice } from './DaysChoice'
import { Part } from './Part'
import { ValuePicker } from './ValuePicker'
import { WordsField } from '../../../ui/WordsField'

type MoreFiltersProps = Pick<FilterCardProps, 'filter' | 'choices' | 'hidden' | 'onChange'>

const chosenOf = (count: number) => (count === 0 ? '' : `${count} gekozen`)
const WRITTEN = 'dd-mm-jjjj'
const days = (count: number) => pluralize(count, 'dag', 'dagen')

function closing({ maxDaysLeft, withoutClosingDate }: Filter): string {
  if (withoutClosingDate) return 'zonder sluitingsdatum'
  return maxDaysLeft === null ? '' : `binnen ${days(maxDaysLeft)}`
}

/** The choices that decide for a freelancer come first, the others last. */
const others: readonly ChoiceName[] = choiceNames.filter(name => name !== 'zzp' && name !== 'workplace')

/** The filters that do not fit in the bar, and multiple values for those that do. Choices apply at once. */
export function MoreFilters({ filter, choices, hidden, onChange }: MoreFiltersProps) {
  const unknown = { filter, hidden, onChange }
  const { filter: asked } = variablesOf(filter)
  const { organizations, cpv, excludedWords, excludedOrganizations, publishedFrom, publishedBefore } = filter
  const window = countOf([filter.publishedWithinDays, publishedFrom, publishedBefore])
  return (
    <Stack gap="0">
      <UnknownSwitch fact="rate" {...unknown} />
      <ChoicePart name="zzp" {...{ filter, choices, hidden, onChange }} />
      <Part title="Afstand" chosen={distanceText(filter)}>
        <DistanceFields filter={filter} onChange={onChange} />
        <UnknownSwitch fact="place" {...unknown} />
      </Part>
      <ChoicePart name="workplace" {...{ filter, choices, hidden, onChange }} />
      <Part title="Opdrachtgever" chosen={chosenOf(organizations.length)} isOpen>
        <ValuePicker
          kind="ORGANIZATION"
          label="Zoek een opdrachtgever"
          filter={asked}
          chosen={organizations}
          onChange={chosen => onChange({ organizations: chosen })}
        />
      </Part>
      <Part title="Plaats" chosen={chosenOf(filter.region.length)}>
        <ValuePicker
          kind="PLACE"
          label="Zoek een plaats of provincie"
          filter={asked}
          chosen={filter.region}
          onChange={region => onChange({ region })}
        />
      </Part>
      <Part title="CPV" chosen={chosenOf(cpv.length)}>
        <CpvPicker filter={asked} chosen={cpv} onChange={chosen => onChange({ cpv: chosen })} />
      </Part>
      <Part title="Sluit" chosen={closing(filter)}>
        <DaysChoice
          kind="CLOSING"
          label="Sluit binnen"
          filter={asked}
          days={filter.maxDaysLeft}
          textOf={count => `Binnen ${days(count)}`}
          none={{
            label: 'Zonder sluitingsdatum',
            isChosen: filter.withoutClosingDate,
            choose: () => onChange({ withoutClosingDate: true }),
          }}
          onChange={maxDaysLeft => onChange({ maxDaysLeft, withoutClosingDate: false })}
        />
        <BoundsFields
          min="minDaysLeft"
          max="maxDaysLeft"
          of="de dagen tot de sluiting"
          unit="dagen"
          {...{ filter, onChange }}
        />
        <UnknownSwitch fact="closing_date" {...unknown} />
      </Part>
      <Part title="Gepubliceerd" chosen={chosenOf(window)}>
        <DaysChoice
          kind="PUBLISHED"
          label="Gepubliceerd in de laatste dagen"
          filter={asked}
          days={filter.publishedWithinDays}
          textOf={count => (count === 1 ? 'Vandaag' : `Laatste ${days(count)}`)}
          onChange={publishedWithinDays => onChange({ publishedWithinDays })}
        />
        <SimpleGrid columns={2} gap="2">
          <DateField
            label="Vanaf"
            placeholder={WRITTEN}
            value={publishedFrom ? dayOf(publishedFrom) : ''}
            onChange={day => onChange({ publishedFrom: day ? midnight(day) : null })}
          />
          <DateField
            label="Tot en met"
            placeholder={WRITTEN}
            value={publishedBefore ? dayBefore(publishedBefore) : ''}
            onChange={day => onChange({ publishedBefore: day ? midnight(day, 1) : null })}
          />
        </SimpleGrid>
        <Text role="status" textStyle="xs" color="fg.error">
          {isReversed(publishedFrom, publishedBefore) && 'De eerste dag ligt na de laatste.'}
        </Text>
      </Part>
      <Part title="Waarde in euro" chosen={chosenOf(countOf([filter.minValue, filter.maxValue]))}>
        <BoundsFields min="minValue" max="maxValue" of="de waarde in euro" unit="€" {...{ filter, onChange }} />
        <UnknownSwitch fact="value" {...unknown} />
      </Part>
      <Part title="Uren per week" chosen={chosenOf(countOf([filter.minHours, filter.maxHours]))}>
        <BoundsFields min="minHours" max="maxHours" of="de uren per week" unit="uur" {...{ filter, onChange }} />
        <UnknownSwitch fact="hours" {...unknown} />
      </Part>
      <Part title="Zonder deze woorden" chosen={chosenOf(excludedWords.length)}>
        <WordsField
          label="Woord of zinsdeel"
          words={excludedWords}
          onChange={words => onChange({ excludedWords: words })}
        />
      </Part>
      <Part title="Zonder deze opdrachtgevers" chosen={chosenOf(excludedOrganizations.length)}>
        <ValuePicker
          kind="ORGANIZATION"
          label="Zoek een opdrachtgever om uit te sluiten"
          filter={variablesOf({ ...filter, excludedOrganizations: [] }).filter}
          chosen={excludedOrganizations}
          onChange={chosen => onChange({ excludedOrganizations: chosen })}
        />
      </Part>
      {others.map(name => (
        <ChoicePart key={name} name={name} {...{ filter, choices, hidden, onChange }} />
      ))}
    </Stack>
  )
}

interface ChoicePartProps extends MoreFiltersProps {
  readonly name: ChoiceName
}

function ChoicePart({ name, filter, choices, hidden, onChange }: ChoicePartProps) {
  const { label } = choiceFilters[name]
  return (
    <Part title={choicesInBar.includes(name) ? `${label}: meer dan één` : label} chosen={chosenOf(filter[name].length)}>
      <div>
        {choices[name].map(option => (
          <CheckRow
            key={option.value}
            {...option}
            isChecked={filter[name].includes(option.value)}
            onCheck={isChecked =>
              onChange({
                [name]: isChecked ? [...filter[name], option.value] : filter[name].filter(one => one !== option.value),
              })
            }
          />
        ))}
      </div>
      {isFact(name) && <UnknownSwitch fact={name} {...{ filter, hidden, onChange }} />}
    </Part>
  )
}

const countOf = (values: readonly unknown[]) => values.filter(value => value !== null).length
