/** Dennengroen is the accent colour; leisteen are neutrals with a hint of the same hue. */
export const brand = {
  50: { value: '#effaf4' },
  100: { value: '#d8f3e3' },
  200: { value: '#b2e6ca' },
  300: { value: '#7fd2aa' },
  400: { value: '#47b585' },
  500: { value: '#22996a' },
  600: { value: '#147a54' },
  700: { value: '#116246' },
  800: { value: '#104e39' },
  900: { value: '#0d3f2f' },
  950: { value: '#06241b' },
}

export const gray = {
  50: { value: '#f7f8f7' },
  100: { value: '#eff2f0' },
  200: { value: '#e2e7e4' },
  300: { value: '#cdd5d0' },
  400: { value: '#97a39d' },
  500: { value: '#5f6c65' },
  600: { value: '#4c5852' },
  700: { value: '#39433e' },
  800: { value: '#252d29' },
  900: { value: '#171d1a' },
  950: { value: '#0d1210' },
}

export const lightDark = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** Semantic tokens per colour. Their contrasts meet WCAG AA; measure again after a change. */
export const palette = (name: string, other: Record<string, readonly [string, string]> = {}) => ({
  contrast: lightDark('white', 'white'),
  fg: lightDark(`{colors.${name}.700}`, `{colors.${name}.300}`),
  subtle: lightDark(`{colors.${name}.50}`, `{colors.${name}.900/35}`),
  muted: lightDark(`{colors.${name}.200}`, `{colors.${name}.800/60}`),
  emphasized: lightDark(`{colors.${name}.300}`, `{colors.${name}.700}`),
  solid: lightDark(`{colors.${name}.600}`, `{colors.${name}.600}`),
  dot: lightDark(`{colors.${name}.600}`, `{colors.${name}.400}`),
  focusRing: lightDark(`{colors.${name}.500}`, `{colors.${name}.400}`),
  border: lightDark(`{colors.${name}.300}`, `{colors.${name}.700}`),
  ...Object.fromEntries(Object.entries(other).map(([role, [light, dark]]) => [role, lightDark(light, dark)])),
})
