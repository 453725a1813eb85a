import { Button, Field, HStack, IconButton, Input, Text, Wrap } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { MAX_SKILL_LENGTH, MAX_SKILLS } from '../../limits.generated'
import { type Skill, withSkills } from './self-description'

interface SkillsFieldProps {
  readonly skills: readonly Skill[]
  readonly text: string
  readonly onType: (text: string) => void
  readonly onChange: (skills: readonly Skill[]) => void
  readonly error: string | undefined
}

/** Skills as tags, each with its years of experience. Enter adds what was typed. */
export function SkillsField({ skills, text, onType, onChange, error }: SkillsFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const add = () => {
    onChange(withSkills(skills, text))
    onType('')
    field.current?.focus()
  }
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>Vaardigheden</Field.Label>
      <HStack w="full" gap="2">
        <Input
          ref={field}
          size="sm"
          h="9"
          bg="bg"
          borderColor="border.control"
          autoComplete="off"
          placeholder="Java, projectleider, Wmo…"
          disabled={skills.length >= MAX_SKILLS}
          value={text}
          onChange={event => onType(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return
            event.preventDefault()
            add()
          }}
        />
        <Button type="button" size="sm" h="9" variant="outline" disabled={text.trim() === ''} onClick={add}>
          Toevoegen
        </Button>
      </HStack>
      {error ? (
        <Field.ErrorText>{error}</Field.ErrorText>
      ) : (
        <Field.HelperText color="fg.muted">
          Talen, systemen, wetten, diploma’s en rollen. Vul erbij in hoeveel jaar je ermee werkt, dan vergelijken we dat
          ook.
        </Field.HelperText>
      )}
      {skills.length > 0 && (
        <Wrap as="ul" gap="2" listStyleType="none" aria-label="Je vaardigheden" mt="1">
          {skills.map(skill => (
            <SkillTag
              key={skill.name}
              skill={skill}
              onYears={years => onChange(skills.map(one => (one === skill ? { ...one, years } : one)))}
              onRemove={() => {
                onChange(skills.filter(one => one !== skill))
                field.current?.focus()
              }}
            />
          ))}
        </Wrap>
      )}
    </Field.Root>
  )
}

interface SkillTagProps {
  readonly skill: Skill
  readonly onYears: (years: number | null) => void
  readonly onRemove: () => void
}

const SkillTag = ({ skill: { name, years }, onYears, onRemove }: SkillTagProps) => (
  <HStack as="li" gap="1.5" ps="3" borderWidth="1px" borderRadius="full" bg="bg.panel" textStyle="sm" maxW="full">
    <Text fontWeight="550" truncate title={name} maxW={`${MAX_SKILL_LENGTH / 2}ch`}>
      {name}
    </Text>
    <Input
      size="2xs"
      w="2.25rem"
      px="1"
      textAlign="end"
      bg="bg"
      borderColor="border.control"
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      aria-label={`Jaren ervaring met ${name}`}
      value={years ?? ''}
      onChange={event => {
        const typed = event.currentTarget.value.replaceAll(/\D/g, '')
        onYears(typed === '' ? null : Number(typed))
      }}
    />
    <Text as="span" color="fg.muted">
      jaar
    </Text>
    <IconButton
      type="button"
      size="2xs"
      minW={{ base: '9', md: '7' }}
      h={{ base: '9', md: '7' }}
      variant="ghost"
      borderRadius="full"
      aria-label={`${name} weghalen`}
      onClick={onRemove}
    >
      <X size={13} />
    </IconButton>
  </HStack>
)
