import { Badge, Box, Button, Flex, Heading, IconButton, Link, Text } from '@chakra-ui/react'
import { Download, ExternalLink, FileSpreadsheet, FileText, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { number } from '../../../platform/dutch'
import { UnfoldButton } from '../../../ui/UnfoldButton'
import { documentKindLabels } from '../../../labels.generated'
import { momentText, newsOf, partsOf, sizeText, type TenderDocument } from './document-texts'
import type { DocumentsFragment } from './Documents.generated'
import { useDocumentCheck } from './useDocumentCheck'

const MAX_FOLDED = 5

/** The documents that the source of a tender lists, newest first; of many only the newest, until unfolded. */
export function Documents({ tender }: { readonly tender: DocumentsFragment }) {
  const [isUnfolded, setUnfolded] = useState(false)
  const [heading, list] = [useId(), useId()]
  const retry = useDocumentCheck(tender)
  const { documents, documentsCheckedAt, documentsFailedAt, publicationDate, source, sourceUrl } = tender
  const shown = isUnfolded ? documents : documents.slice(0, MAX_FOLDED)
  return (
    <Box as="section" aria-labelledby={heading} textStyle="sm">
      <Flex align="center" justify="space-between" wrap="wrap" gap="2" minH="7" mb="1.5">
        <Heading as="h3" size="sm" id={heading}>
          Documenten{' '}
          {documents.length > 0 && (
            <Text as="span" color="fg.muted" fontWeight="450">
              ({number(documents.length)})
            </Text>
          )}
        </Heading>
        {sourceUrl && documents.length > 0 && (
          <Link href={sourceUrl} {...elsewhere} textStyle="xs">
            Alle documenten op {source.name} <ExternalLink size={13} aria-hidden />
          </Link>
        )}
      </Flex>
      <Flex direction="column" gap="2">
        {documentsFailedAt && <Failure checkedAt={documentsCheckedAt} onRetry={retry} />}
        {documents.length === 0 ? (
          <Text {...frame} color="fg.muted" px="3" py="2">
            Nog geen documenten bekend.{' '}
            {sourceUrl && (
              <Link href={sourceUrl} {...elsewhere}>
                Kijk op {source.name}
              </Link>
            )}
          </Text>
        ) : (
          <Box {...frame}>
            <Box as="ul" listStyleType="none" id={list}>
              {shown.map(document => (
                <DocumentRow
                  key={`${document.identifier} ${document.url}`}
                  document={document}
                  publicationDate={publicationDate}
                />
              ))}
            </Box>
            {documents.length > MAX_FOLDED && (
              <Box borderTopWidth="1px">
                <UnfoldButton
                  isOpen={isUnfolded}
                  controls={list}
                  onToggle={() => setUnfolded(!isUnfolded)}
                  variant="plain"
                  size="xs"
                  color="brand.fg"
                >
                  {isUnfolded ? 'Toon minder' : `Toon alle ${number(documents.length)}`}
                </UnfoldButton>
              </Box>
            )}
          </Box>
        )}
      </Flex>
    </Box>
  )
}

const frame = { borderWidth: '1px', borderRadius: 'l2' } as const
const elsewhere = { target: '_blank', rel: 'noopener noreferrer', color: 'brand.fg', fontWeight: '550' } as const

interface FailureProps {
  /** When the list was last read; null when never. */
  readonly checkedAt: string | null
  readonly onRetry: (() => void) | null
}

function Failure({ checkedAt, onRetry }: FailureProps) {
  return (
    <Flex {...frame} align="center" gap="2.5" px="3" py="2" role="status">
      <Box color="orange.fg" flexShrink="0">
        <TriangleAlert size={16} aria-hidden />
      </Box>
      <Text>
        {checkedAt
          ? `Lijst van ${momentText(checkedAt)}. Vernieuwen lukte niet.`
          : 'Het ophalen van de lijst lukte niet.'}
      </Text>
      {onRetry && (
        <Button variant="plain" size="xs" color="brand.fg" ms="auto" onClick={onRetry}>
          Opnieuw proberen
        </Button>
      )}
    </Flex>
  )
}

const news = { nieuw: 'brand', gewijzigd: 'orange' } as const
const sheets: ReadonlySet<string> = new Set(['xls', 'xlsx', 'xlsm', 'ods', 'csv'])

interface DocumentRowProps {
  readonly document: TenderDocument
  readonly publicationDate: string
}

function DocumentRow({ document, publicationDate }: DocumentRowProps) {
  const { name, kind, format, size, url } = document
  const [start, end] = partsOf(name)
  const badge = newsOf(document, publicationDate)
  const moment = document.publishedAt ?? document.addedAt
  // A notice names the page with all documents, which is no file.
  const isPlace = !format && typeof size !== 'number'
  const Icon = format && sheets.has(format) ? FileSpreadsheet : FileText
  return (
    <Flex as="li" align="center" gap="3" px="3" py="1.5" css={{ '& + li': { borderTopWidth: '1px' } }}>
      <Box color="fg.muted" flexShrink="0">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Flex align="center" gap="2" minW="0">
          <Flex minW="0" fontWeight="550" title={name}>
            <Text as="span" truncate whiteSpace="pre">
              {start}
            </Text>
            <Text as="span" flexShrink="0" whiteSpace="pre">
              {end}
            </Text>
          </Flex>
          {badge && (
            <Badge colorPalette={news[badge]} variant="subtle" flexShrink="0">
              {badge}
            </Badge>
          )}
        </Flex>
        <Text color="fg.muted" textStyle="xs">
          {[documentKindLabels[kind], ...(typeof size === 'number' ? [sizeText(size)] : [])].join(' · ')}
          {moment && (
            <Text as="span" hideFrom="sm">
              {' · '}
              {momentText(moment)}
            </Text>
          )}
        </Text>
      </Box>
      {moment && (
        <Text asChild color="fg.muted" textStyle="xs" flexShrink="0" hideBelow="sm">
          <time dateTime={moment}>{momentText(moment)}</time>
        </Text>
      )}
      {url ? (
        <IconButton asChild variant="ghost" size="xs" aria-label={`Open ${name}`}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {isPlace ? <ExternalLink size={15} /> : <Download size={15} />}
          </a>
        </IconButton>
      ) : (
        <Box boxSize="8" flexShrink="0" />
      )}
    </Flex>
  )
}
