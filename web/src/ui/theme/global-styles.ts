import { defineGlobalStyles } from '@chakra-ui/react'

/** Element styles on every page. */
export const globalStyles = defineGlobalStyles({
  html: {
    colorPalette: 'brand',
    scrollbarGutter: 'stable',
    // Also sets the colour of the scrollbar gutter.
    bg: 'bg.canvas',
    textRendering: 'optimizeLegibility',
    transition: 'background-color 150ms',
    // An overlay's backdrop does not cover the scrollbar gutter, so it is dimmed separately.
    '&:has(body[data-scroll-lock])': {
      bg: 'color-mix(in srgb, {colors.bg.canvas}, rgb(8 16 12) 50%)',
      _print: { bg: 'transparent' },
    },
  },
  body: { bg: 'bg.canvas', color: 'fg', fontFeatureSettings: "'cv05','cv11','ss03'", overflowWrap: 'anywhere' },
  // Keeps a focused element from under the sticky header. Scroll padding of the page would also affect the header.
  'main, main *': { scrollMarginTop: '5rem' },
  '*::placeholder': { color: 'fg.muted', opacity: 1 },
  // Radix locks scrolling while a list is open and adds a margin for the scrollbar, but the gutter is reserved already.
  'html body[data-scroll-locked]': { marginRight: '0 !important' },
  '::selection': { bg: 'brand.200', color: 'brand.950' },
  // Forced colours remove backgrounds, which mark what is selected.
  ':is([aria-pressed=true], [aria-current=page], [aria-selected=true], [data-highlighted])': {
    _highContrast: { outline: '2px solid Highlight !important', outlineOffset: '-2px !important' },
  },
  // Print hides controls; with an open dialog only the dialog is printed.
  'button, select, body[data-scroll-lock] #root': { _print: { display: 'none !important' } },
  'body[data-scroll-lock]': { _print: { overflow: 'visible !important' } },
  article: { _print: { breakInside: 'avoid' } },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '1ms !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})
