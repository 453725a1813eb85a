import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

/** Where our look differs from Chakra's own. */
export const recipes = {
  heading: defineRecipe({ base: { letterSpacing: '-0.018em', fontWeight: '640' } }),
  button: defineRecipe({
    base: { fontWeight: '550' },
    variants: {
      variant: {
        outline: { color: 'fg', borderColor: 'border.emphasized', bg: 'bg.panel', _hover: { bg: 'bg.muted' } },
        ghost: { color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      },
    },
  }),
  badge: defineRecipe({ base: { fontWeight: '550' } }),
}

export const slotRecipes = {
  card: defineSlotRecipe({
    slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
    base: { root: { borderRadius: 'card', boxShadow: 'card', borderColor: 'border' } },
  }),
  dialog: defineSlotRecipe({
    slots: ['content', 'backdrop'],
    base: {
      content: { borderRadius: 'card', boxShadow: 'raised' },
      backdrop: { bg: 'rgba(8,16,12,.5)', backdropFilter: 'blur(3px)' },
    },
  }),
}
