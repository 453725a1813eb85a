import { Alert, Heading, List, Stack, Text } from '@chakra-ui/react'

const HINT_ABOVE = 100

export function TenderDescription({ text }: { readonly text: string | null }) {
  return (
    <>
      <Stack gap="2">
        <Heading as="h3" size="sm">
          Omschrijving
        </Heading>
        <Text color={text ? 'fg' : 'fg.muted'} whiteSpace="pre-line" lineHeight="1.65" textStyle="sm">
          {text ?? 'Geen beschrijving beschikbaar.'}
        </Text>
      </Stack>
      {text && Array.from(text).length > HINT_ABOVE && <Hint />}
    </>
  )
}

function Hint() {
  return (
    <Alert.Root status="info" colorPalette="brand" borderRadius="card">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Meer details nodig?</Alert.Title>
        <Alert.Description>
          <List.Root ps="4" textStyle="sm">
            <List.Item>Bekijk de originele site voor alle documenten</List.Item>
            <List.Item>Controleer de voorwaarden en gunningscriteria</List.Item>
            <List.Item>Neem contact op met de opdrachtgever</List.Item>
          </List.Root>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
