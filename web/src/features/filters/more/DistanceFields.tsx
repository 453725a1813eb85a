import { Button, chakra, Flex, HStack, IconButton, Input, Text } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import { Locate } from 'lucide-react'
import { useState } from 'react'
import { number } from '../../../platform/dutch'
import { messageOf } from '../../../platform/requests/message-of'
import { neverRetried } from '../../../platform/requests/retry'
import { Tip } from '../../../ui/Tip'
import type { Filter } from '../state/filter'
import { variablesOf } from '../state/filter-variables'
import type { ChangeFilter } from '../state/useFilter'
import { FilterValuesDocument, useFilterValuesQuery } from './FilterValues.generated'
import { NearestTownDocument } from './NearestTown.generated'

interface DistanceFieldsProps {
  readonly filter: Filter
  readonly onChange: ChangeFilter
}

const USUAL = 25
const offered = [10, USUAL, 50, 75]

/** Privacy: to a kilometre, which is enough for the nearest town. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** A town or postcode, and the distance to it. The location of the device is asked for only by the button. */
export function DistanceFields({ filter, onChange }: DistanceFieldsProps) {
  const client = useApolloClient()
  const { near, withinKilometres } = filter
  const [text, setText] = useState(near)
  const [shownNear, setShownNear] = useState(near)
  const [message, setMessage] = useState('')
  // React's pattern for adjusting state to a prop: the filter was changed elsewhere.
  if (shownNear !== near) {
    setShownNear(near)
    setText(near)
  }
  const valuesOf = (place: string) => ({
    kind: 'DISTANCE' as const,
    filter: variablesOf({ ...filter, near: place }).filter,
    text: '',
    within: '',
  })
  const { data } = useFilterValuesQuery({ variables: valuesOf(near), skip: !near, context: neverRetried })

  /** Asks the server first, so that an unknown place does not empty the list. */
  async function choose(typed: string) {
    setText(typed)
    setMessage('')
    const place = typed.trim()
    if (place === near) return
    if (!place) return onChange({ near: '', withinKilometres: null })
    try {
      await client.query({ query: FilterValuesDocument, variables: valuesOf(place), context: neverRetried })
      onChange({ near: place, withinKilometres: withinKilometres ?? USUAL })
    } catch (error) {
      setMessage(messageOf(error))
    }
  }

  function locate() {
    setMessage('')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void chooseNearest(coords),
      () => setMessage('Locatie niet gedeeld, vul een plaats in.'),
    )
  }

  async function chooseNearest({ latitude, longitude }: GeolocationCoordinates) {
    try {
      const { data: found } = await client.query({
        query: NearestTownDocument,
        variables: { latitude: rounded(latitude), longitude: rounded(longitude) },
        fetchPolicy: 'no-cache',
      })
      if (found) await choose(found.nearestTown)
    } catch (error) {
      setMessage(messageOf(error))
    }
  }

  const choices = [...new Set([...offered, ...(withinKilometres ? [withinKilometres] : [])]), null]
  return (
    <>
      <HStack asChild gap="2">
        <chakra.form
          onSubmit={event => {
            event.preventDefault()
            void choose(text)
          }}
        >
          <Input
            size="sm"
            bg="bg"
            borderColor="border.control"
            autoComplete="off"
            aria-label="Afstand tot plaats of postcode"
            placeholder="Plaats of postcode"
            maxLength={80}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
            onBlur={() => void choose(text)}
          />
          <Tip text="Gebruik mijn locatie">
            <IconButton type="button" size="sm" variant="outline" aria-label="Gebruik mijn locatie" onClick={locate}>
              <Locate size={15} />
            </IconButton>
          </Tip>
        </chakra.form>
      </HStack>
      <Text role="status" textStyle="xs" color="fg.error">
        {message}
      </Text>
      {near && (
        <Flex role="group" aria-label={`Afstand tot ${near}`} gap="1.5" wrap="wrap">
          {choices.map(kilometres => {
            const isChosen = kilometres === withinKilometres
            const count = data?.filterValues.find(({ value }) => value === String(kilometres))?.count
            return (
              <Button
                key={kilometres}
                size="xs"
                minH={{ base: '9', md: '7' }}
                px="2"
                variant={isChosen ? 'subtle' : 'outline'}
                aria-pressed={isChosen}
                onClick={() => onChange({ withinKilometres: kilometres })}
              >
                {kilometres ? `≤ ${kilometres} km` : 'Alles'}
                {count !== undefined && (
                  <Text as="span" color="fg.muted" fontWeight="400">
                    {number(count)}
                  </Text>
                )}
              </Button>
            )
          })}
        </Flex>
      )}
      <Text textStyle="xs" color="fg.muted">
        In een rechte lijn, vanaf het midden van de plaats. Werk dat helemaal thuis kan, blijft staan.
      </Text>
    </>
  )
}
