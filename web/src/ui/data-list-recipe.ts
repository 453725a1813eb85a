import { defineSlotRecipe } from '@chakra-ui/react'
import { dataListSlotRecipe as chakraRecipe } from '@chakra-ui/react/theme'

const variants = chakraRecipe.variants!
const { horizontal } = variants.orientation

/** Chakra's recipe with our override; apart from the theme, since data lists come later. */
export const dataListSlotRecipe = defineSlotRecipe({
  ...chakraRecipe,
  variants: {
    ...variants,
    // Side by side from a breakpoint on: Chakra's own recipe keeps the column of the stacked layout.
    orientation: {
      ...variants.orientation,
      horizontal: { ...horizontal, item: { ...horizontal.item, flexDirection: 'row' } },
    },
  },
})
