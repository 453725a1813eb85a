import path from 'node:path'

export const widths = [1440, 768, 390] as const
export const schemes = ['light', 'dark'] as const

export const pictures = process.env.SCREENS ?? path.resolve(import.meta.dirname, '../../test-results/screens')

export const fileOf = (screen: string, width: number, scheme: string) => `${screen}-${width}-${scheme}.png`
