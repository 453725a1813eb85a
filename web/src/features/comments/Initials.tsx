import { Flex } from '@chakra-ui/react'

const first = (word: string | undefined) => (word ? Array.from(word)[0]!.toUpperCase() : '')

/** First letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '')
}

const colours = ['brand', 'purple', 'orange', 'blue', 'pink', 'gray'] as const

/** A stable hash of a name: its colour tells people with equal initials apart. */
function colourOf(name: string): (typeof colours)[number] {
  const sum = Array.from(name.trim().toLowerCase()).reduce(
    (hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 9973,
    7,
  )
  return colours[sum % colours.length]!
}

interface InitialsProps {
  readonly name: string
  readonly isSmall: boolean
}

export function Initials({ name, isSmall }: InitialsProps) {
  return (
    <Flex
      aria-hidden
      align="center"
      justify="center"
      flexShrink="0"
      boxSize={isSmall ? '6' : '8'}
      borderRadius="full"
      fontSize={isSmall ? '0.6rem' : 'xs'}
      fontWeight="620"
      bg={`${colourOf(name)}.muted`}
      color={`${colourOf(name)}.fg`}
    >
      {initialsOf(name)}
    </Flex>
  )
}
