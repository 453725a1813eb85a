import { defineSlotRecipe } from '@chakra-ui/react'
import { dialogSlotRecipe as chakraRecipe } from '@chakra-ui/react/theme'

const { base } = chakraRecipe

/** Chakra's recipe with our overrides; apart from the theme, since dialogs come later. */
export const dialogSlotRecipe = defineSlotRecipe({
  ...chakraRecipe,
  base: {
    ...base,
    content: { ...base?.content, borderRadius: 'card', boxShadow: 'raised' },
    backdrop: { ...base?.backdrop, bg: 'rgba(8,16,12,.5)', backdropFilter: 'blur(3px)' },
  },
})
