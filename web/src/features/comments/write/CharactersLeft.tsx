import { VisuallyHidden } from '@chakra-ui/react'
import { charactersLeft } from './comment-rules'

/** Live region with the character counter for screen readers, silent until the limit is near. */
export function CharactersLeft({ length }: { readonly length: number }) {
  return <VisuallyHidden role="status">{charactersLeft(length)}</VisuallyHidden>
}
