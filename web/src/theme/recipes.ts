import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import * as chakra from '@chakra-ui/react/theme'

/** Chakra's recipes of the components that we use only: all of them would outweigh our own code. */
export const usedRecipes = {
  badge: chakra.badgeRecipe,
  button: chakra.buttonRecipe,
  container: chakra.containerRecipe,
  heading: chakra.headingRecipe,
  icon: chakra.iconRecipe,
  input: chakra.inputRecipe,
  kbd: chakra.kbdRecipe,
  link: chakra.linkRecipe,
  mark: chakra.markRecipe,
  skeleton: chakra.skeletonRecipe,
  spinner: chakra.spinnerRecipe,
  textarea: chakra.textareaRecipe,
}

export const usedSlotRecipes = {
  alert: chakra.alertSlotRecipe,
  card: chakra.cardSlotRecipe,
  dataList: chakra.dataListSlotRecipe,
  dialog: chakra.dialogSlotRecipe,
  drawer: chakra.drawerSlotRecipe,
  emptyState: chakra.emptyStateSlotRecipe,
  field: chakra.fieldSlotRecipe,
  list: chakra.listSlotRecipe,
  menu: chakra.menuSlotRecipe,
  nativeSelect: chakra.nativeSelectSlotRecipe,
  status: chakra.statusSlotRecipe,
  switch: chakra.switchSlotRecipe,
  tabs: chakra.tabsSlotRecipe,
  tooltip: chakra.tooltipSlotRecipe,
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
}

export const slotRecipes = {
  card: defineSlotRecipe({
    slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
    base: { root: { borderRadius: 'card', boxShadow: 'card', borderColor: 'border' } },
  }),
  dataList: defineSlotRecipe({
    slots: ['root', 'item', 'itemLabel', 'itemValue'],
    // Side by side from a breakpoint on: Chakra's own recipe keeps the column of the stacked layout.
    variants: { orientation: { horizontal: { item: { flexDirection: 'row' } } } },
  }),
  dialog: defineSlotRecipe({
    slots: ['content', 'backdrop'],
    base: {
      content: { borderRadius: 'card', boxShadow: 'raised' },
      backdrop: { bg: 'rgba(8,16,12,.5)', backdropFilter: 'blur(3px)' },
    },
  }),
}
