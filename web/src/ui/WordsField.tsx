import { Button, chakra, Flex, HStack, Input } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { MAX_EXCLUDED_WORD_LENGTH } from '../limits.generated'

interface WordsFieldProps {
  readonly label: string
  readonly words: readonly string[]
  readonly onChange: (words: readonly string[]) => void
}

export function WordsField({ label, words, onChange }: WordsFieldProps) {
  const [text, setText] = useState('')
  const add = () => {
    const word = text.trim()
    if (word && !words.some(one => one.toLowerCase() === word.toLowerCase())) onChange([...words, word])
    setText('')
  }
  return (
    <>
      <HStack asChild gap="2" wrap="wrap">
        <chakra.form
          onSubmit={event => {
            event.preventDefault()
            add()
          }}
        >
          <Input
            size="sm"
            flex="1 1 16rem"
            bg="bg"
            borderColor="border.control"
            autoComplete="off"
            aria-label={label}
            placeholder={label}
            maxLength={MAX_EXCLUDED_WORD_LENGTH}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
          <Button type="submit" size="sm" variant="outline" disabled={text.trim() === ''}>
            Toevoegen
          </Button>
        </chakra.form>
      </HStack>
      {words.length > 0 && (
        <Flex gap="1.5" wrap="wrap">
          {words.map(word => (
            <Button
              key={word}
              size="2xs"
              minH={{ base: '9', md: '7' }}
              variant="outline"
              aria-label={`${word} niet meer uitsluiten`}
              onClick={() => onChange(words.filter(one => one !== word))}
            >
              {word} <X size={12} aria-hidden />
            </Button>
          ))}
        </Flex>
      )}
    </>
  )
}
