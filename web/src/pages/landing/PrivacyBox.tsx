import { Box, Heading, HStack, Link, Text } from '@chakra-ui/react'
import { ShieldCheck } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'

export function PrivacyBox() {
  return (
    <Box as="section" aria-labelledby="privacy" p="4" bg="bg.panel" borderWidth="1px" borderRadius="card">
      <HStack gap="2.5" color="brand.fg">
        <ShieldCheck size={16} aria-hidden />
        <Heading as="h3" id="privacy" size="sm" color="fg">
          Privacy
        </Heading>
      </HStack>
      <Text mt="2" textStyle="sm" color="fg.muted">
        We bewaren alleen je e-mailadres, gebruikersnaam en een uniek id voor je voorkeuren. GDPR-compliant (AVG); we
        delen niets met derden.
      </Text>
      <Link asChild mt="2" textStyle="sm" color="brand.fg" variant="underline">
        <RouterLink to="/privacy">Lees precies wat we bewaren</RouterLink>
      </Link>
    </Box>
  )
}
