import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import {
  animationStyles,
  breakpoints,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  keyframes,
  layerStyles,
  semanticTokens,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme'
import { globalStyles } from './global-styles'
import { brand, gray, lightDark, palette } from './palette'
import { recipes, slotRecipes, usedRecipes, usedSlotRecipes } from './recipes'

const font = {
  value: "'Inter Variable', 'Inter as Arial', 'Inter as DejaVu', system-ui, -apple-system, 'Segoe UI', sans-serif",
}

/** White on step 600 of these has a contrast below 4.5:1, hence 700. */
const darker = (name: string) => palette(name, { solid: [`{colors.${name}.700}`, `{colors.${name}.700}`] })

const config = defineConfig({
  globalCss: globalStyles,
  utilities: {
    // Breakpoints hold on screens only: print would show both what is hidden from and what is hidden below a width.
    hideFrom: {
      values: 'breakpoints',
      transform: (_width: string, { raw }: { readonly raw: string }) => ({
        [`@breakpoint ${raw}`]: { display: 'none' },
        '@media print': { display: 'none' },
      }),
    },
  },
  theme: {
    tokens: {
      fonts: { heading: font, body: font },
      colors: { brand, gray },
      radii: { card: { value: '0.875rem' } },
      sizes: { page: { value: '84rem' } },
    },
    semanticTokens: {
      sizes: { header: { value: { base: '3.25rem', md: '3.75rem' } } },
      radii: { l1: { value: '0.375rem' }, l2: { value: '0.5rem' }, l3: { value: '0.875rem' } },
      colors: {
        bg: {
          DEFAULT: lightDark('#ffffff', '#121815'),
          canvas: lightDark('#f6f8f6', '#0b0f0d'),
          panel: lightDark('#ffffff', '#121815'),
          subtle: lightDark('{colors.gray.50}', '#171e1a'),
          muted: lightDark('{colors.gray.100}', '#1c2420'),
          emphasized: lightDark('{colors.gray.200}', '#27312c'),
        },
        fg: {
          DEFAULT: lightDark('#141a17', '#e9eeeb'),
          muted: lightDark('{colors.gray.600}', '#a3b0a9'),
          subtle: lightDark('{colors.gray.500}', '#87948d'),
          error: lightDark('{colors.red.700}', '{colors.red.300}'),
          warning: lightDark('#8a4b06', '{colors.orange.300}'),
          success: lightDark('{colors.brand.700}', '{colors.brand.300}'),
        },
        border: {
          DEFAULT: lightDark('{colors.gray.200}', '#242e29'),
          muted: lightDark('{colors.gray.100}', '#1d2622'),
          emphasized: lightDark('{colors.gray.300}', '#34403a'),
          control: lightDark('#828f88', '#5d6a63'),
        },
        brand: palette('brand'),
        gray: palette('gray', {
          contrast: ['white', '{colors.gray.950}'],
          fg: ['{colors.gray.700}', '{colors.gray.200}'],
          subtle: ['{colors.gray.100}', '#1f2823'],
          muted: ['{colors.gray.200}', '#2a342f'],
          solid: ['{colors.gray.800}', '{colors.gray.100}'],
          dot: ['{colors.gray.400}', '{colors.gray.500}'],
        }),
        blue: palette('blue'),
        purple: palette('purple'),
        red: palette('red'),
        pink: palette('pink'),
        teal: darker('teal'),
        orange: palette('orange', {
          solid: ['{colors.orange.700}', '{colors.orange.700}'],
          fg: ['#8a4b06', '{colors.orange.300}'],
        }),
      },
      shadows: {
        card: lightDark('0 1px 2px rgba(13,32,24,.05)', '0 1px 2px rgba(0,0,0,.4)'),
        raised: lightDark(
          '0 6px 20px -6px rgba(13,32,24,.14), 0 2px 4px -2px rgba(13,32,24,.08)',
          '0 8px 24px -6px rgba(0,0,0,.6)',
        ),
      },
    },
    recipes,
    slotRecipes,
  },
})

/** Chakra's base configuration, limited to the recipes in use. */
const chakraConfig = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    recipes: usedRecipes,
    slotRecipes: usedSlotRecipes,
    textStyles,
    layerStyles,
    animationStyles,
  },
})

export const system = createSystem(defaultBaseConfig, chakraConfig, config)
