import { expect, test } from '@jest/globals'
import { isWritten, withoutUnwritten } from './unwritten'

const code = `
const wrap = call({ utilities: 1 })
const preset = define({
  utilities: {
    // spacing
    paddingInline: { shorthand: ['paddingX', 'px'], values: 'spacing' },
    marginBlock: { shorthand: 'marginY' },
    float: { transform: value => ({ float: value }) },
    [computed]: {},
    ring: {},
  },
})`

const kept = (...names: string[]) =>
  [...withoutUnwritten(code, 'utilities', name => names.includes(name)).matchAll(/^ {4}(\S+):/gm)].map(
    ([, name]) => name,
  )

test('a property stays while it is written by its name or by a shorthand', () => {
  expect(kept('px', 'marginY', 'ring')).toEqual(['paddingInline', 'marginBlock', '[computed]', 'ring'])
  expect(kept('float')).toEqual(['float', '[computed]'])
  expect(() => withoutUnwritten(code, 'elsewhere', () => true)).toThrow("no object 'elsewhere'")
})

test('what stays is the same code', () => {
  expect(withoutUnwritten(code, 'utilities', () => true)).toBe(code)
  expect(withoutUnwritten(code, 'utilities', name => name !== 'float')).toBe(code.replace(/ *float.*\n/, ''))
})

test('a name is written when our code or Chakra’s has it as a word', () => {
  expect(['scrollMarginTop', '_hover', 'toString', 'glyphOrientationVertical'].map(isWritten)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
