import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  cardSlotRecipe,
  containerRecipe,
  emptyStateSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  kbdRecipe,
  linkRecipe,
  listSlotRecipe,
  markRecipe,
  nativeSelectSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  statusSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme'

/**
 * Chakra's recipes of the components that we use only: all of them would outweigh our own code. Code splitting: a component
 * that comes later, such as a dialog, brings its recipe itself (`recipe={...}`).
 */
export const usedRecipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: inputRecipe,
  kbd: kbdRecipe,
  link: linkRecipe,
  mark: markRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
}

export const usedSlotRecipes = {
  alert: alertSlotRecipe,
  card: cardSlotRecipe,
  emptyState: emptyStateSlotRecipe,
  field: fieldSlotRecipe,
  list: listSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  status: statusSlotRecipe,
}

/** Overrides of Chakra's recipes. */
export const recipes = {
  heading: defineRecipe({ base: { letterSpacing: '-0.018em', fontWeight: '640' } }),
  button: defineRecipe({
    base: { fontWeight: '550' },
    variants: {
      variant: {
        // Chakra's own hover makes white on green too faint.
        solid: { _hover: { bg: 'colorPalette.solid', filter: 'brightness(0.92)' } },
        outline: { color: 'fg', borderColor: 'border.emphasized', bg: 'bg.panel', _hover: { bg: 'bg.muted' } },
        ghost: { color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      },
    },
  }),
  badge: defineRecipe({ base: { fontWeight: '550' } }),
  kbd: defineRecipe({ base: { colorPalette: 'gray', fontFamily: 'body', color: 'fg.muted', wordSpacing: 'normal' } }),
}

export const slotRecipes = {
  card: defineSlotRecipe({
    slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
    base: { root: { borderRadius: 'card', boxShadow: 'card', borderColor: 'border' } },
  }),
}
