import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import { cardAnatomy, dataListAnatomy, dialogAnatomy, drawerAnatomy } from '@chakra-ui/react/anatomy'
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  cardSlotRecipe,
  containerRecipe,
  dataListSlotRecipe,
  datePickerSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  emptyStateSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  kbdRecipe,
  linkRecipe,
  listSlotRecipe,
  markRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  statusSlotRecipe,
  switchSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme'

/** Chakra's recipes for the components in use. */
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
  dataList: dataListSlotRecipe,
  datePicker: datePickerSlotRecipe,
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  emptyState: emptyStateSlotRecipe,
  field: fieldSlotRecipe,
  list: listSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  status: statusSlotRecipe,
  switch: switchSlotRecipe,
  tabs: tabsSlotRecipe,
  tooltip: tooltipSlotRecipe,
}

export const recipes = {
  heading: defineRecipe({ base: { letterSpacing: '-0.018em', fontWeight: '640' } }),
  button: defineRecipe({
    base: { fontWeight: '550' },
    variants: {
      variant: {
        // Chakra's own hover colour has too little contrast with white text.
        solid: { _hover: { bg: 'colorPalette.solid', filter: 'brightness(0.92)' } },
        outline: { color: 'fg', borderColor: 'border.emphasized', bg: 'bg.panel', _hover: { bg: 'bg.muted' } },
        ghost: { color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      },
    },
  }),
  badge: defineRecipe({ base: { fontWeight: '550' } }),
  kbd: defineRecipe({ base: { colorPalette: 'gray', fontFamily: 'body', color: 'fg.muted', wordSpacing: 'normal' } }),
}

/** Animations of 200 ms instead of 400. */
const fastAnimation = { '&[data-state]': { animationDuration: '200ms' } }

export const slotRecipes = {
  card: defineSlotRecipe({
    slots: cardAnatomy.keys(),
    base: { root: { borderRadius: 'card', boxShadow: 'card', borderColor: 'border' } },
  }),
  dataList: defineSlotRecipe({
    slots: dataListAnatomy.keys(),
    // Side-by-side labels from a breakpoint on: Chakra's own recipe keeps the stacked column layout.
    variants: { orientation: { horizontal: { item: { flexDirection: 'row' } } } },
  }),
  dialog: defineSlotRecipe({
    slots: dialogAnatomy.keys(),
    base: {
      // Not 100dvw, which includes the scrollbar gutter.
      positioner: { w: 'full', _print: { position: 'static', display: 'block' } },
      content: {
        borderRadius: 'card',
        boxShadow: 'raised',
        _print: {
          position: 'static',
          display: 'block',
          h: 'auto',
          maxH: 'none',
          overflow: 'visible',
          boxShadow: 'none',
        },
      },
      body: { _print: { overflow: 'visible' } },
      footer: { _print: { display: 'none' } },
      backdrop: { bg: 'rgba(8,16,12,.5)', _print: { display: 'none' } },
    },
  }),
  drawer: defineSlotRecipe({ slots: drawerAnatomy.keys(), base: { content: fastAnimation, backdrop: fastAnimation } }),
}
