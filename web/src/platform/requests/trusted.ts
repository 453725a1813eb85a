import type { DocumentNode } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'

/**
 * Trusted documents: sends the hash that the build gave to an operation, which the server of the same build knows. A server of
 * another build does not: from then on this page sends the text, as it also does for a document without a hash.
 */
export const trustedLink = new PersistedQueryLink({
  generateHash: (document: DocumentNode & { readonly hash?: string }) => document.hash ?? '',
  disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
})
