import { defineSlotRecipe } from '@chakra-ui/react'
import { dialogSlotRecipe as chakraRecipe } from '@chakra-ui/react/theme'

const { base } = chakraRecipe

/** Chakra's recipe with our overrides; apart from the theme, since dialogs come later. */
export const dialogSlotRecipe = defineSlotRecipe({
  ...chakraRecipe,
  base: {
    ...base,
    // Not 100dvw: the end of that lies under the gutter of the page's scrollbar.
    positioner: { ...base?.positioner, w: 'full', _print: { position: 'static', display: 'block' } },
    content: {
      ...base?.content,
      borderRadius: 'card',
      boxShadow: 'raised',
      _print: { position: 'static', display: 'block', h: 'auto', maxH: 'none', overflow: 'visible', boxShadow: 'none' },
    },
    body: { ...base?.body, _print: { overflow: 'visible' } },
    footer: { ...base?.footer, _print: { display: 'none' } },
    backdrop: { ...base?.backdrop, bg: 'rgba(8,16,12,.5)', _print: { display: 'none' } },
  },
})
