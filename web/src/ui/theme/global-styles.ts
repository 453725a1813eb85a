import { defineGlobalStyles } from '@chakra-ui/react'

/** What the theme says of elements, on every page. */
export const globalStyles = defineGlobalStyles({
  html: {
    colorPalette: 'brand',
    scrollbarGutter: 'stable',
    // Of the gutter beside the page too.
    bg: 'bg.canvas',
    textRendering: 'optimizeLegibility',
    transition: 'background-color 150ms',
    // Under an overlay the gutter is as dim as the page beside it, which the overlay's backdrop covers.
    '&:has(body[data-scroll-lock])': {
      bg: 'color-mix(in srgb, {colors.bg.canvas}, rgb(8 16 12) 50%)',
      _print: { bg: 'transparent' },
    },
  },
  body: { bg: 'bg.canvas', color: 'fg', fontFeatureSettings: "'cv05','cv11','ss03'", overflowWrap: 'anywhere' },
  // A focused element is not scrolled under the sticky header. Scroll padding of the page would affect the header too.
  'main, main *': { scrollMarginTop: '5rem' },
  '*::placeholder': { color: 'fg.muted', opacity: 1 },
  // Radix locks the page's scrolling while a list is open, with a margin for the scrollbar; our gutter is there already.
  'html body[data-scroll-locked]': { marginRight: '0 !important' },
  '::selection': { bg: 'brand.200', color: 'brand.950' },
  // Forced colours take the grounds by which one sees what is chosen.
  ':is([aria-pressed=true], [aria-current=page], [aria-selected=true], [data-highlighted])': {
    _highContrast: { outline: '2px solid Highlight !important', outlineOffset: '-2px !important' },
  },
  // On paper nothing can be pressed; of a page under a dialog only the dialog is printed.
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
