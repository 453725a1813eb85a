import type { DocumentNode } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'

/**
 * Trusted documents: sends the hash of an operation, which a server of the same build knows. If the server does not
 * know it, this page sends the text from then on; a document without a hash is always sent as text.
 */
export const trustedLink = new PersistedQueryLink({
  generateHash: (document: DocumentNode & { readonly hash?: string }) => document.hash ?? '',
  disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
})
