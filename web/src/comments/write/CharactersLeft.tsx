import { VisuallyHidden } from '@chakra-ui/react'
import { charactersLeft } from './comment-rules'

/** What the counter shows, for who hears the page; silent until the end comes near. */
export function CharactersLeft({ length }: { readonly length: number }) {
  return <VisuallyHidden role="status">{charactersLeft(length)}</VisuallyHidden>
}
