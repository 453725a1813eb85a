import { createRecipeContext, type InputProps } from '@chakra-ui/react'

/**
 * Chakra's Input outside a form field: the same looks, without the code of labels, helper texts and errors, which it brings
 * along. For what is in the first load.
 */
export const PlainInput = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, InputProps>('input')
