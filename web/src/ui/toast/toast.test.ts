import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { closeToast, currentToast, showToast } from './toast'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a new toast replaces the previous one', () => {
  showToast({ type: 'success', title: 'een' })
  showToast({ type: 'error', title: 'twee' })
  // R-UI-1
  expect(currentToast()).toMatchObject({ title: 'twee', open: true })
})

test('a closed toast is hidden at once, and forgotten after 1,000,000 ms', () => {
  showToast({ type: 'success', title: 'weg' })
  closeToast(currentToast()!)
  // R-UI-5
  expect(currentToast()).toMatchObject({ title: 'weg', open: false })
  jest.advanceTimersByTime(999_999)
  expect(currentToast()).not.toBeNull()
  jest.advanceTimersByTime(1)
  // R-UI-5
  expect(currentToast()).toBeNull()
})

test('removing a closed toast leaves a later one', () => {
  showToast({ type: 'success', title: 'eerst' })
  closeToast(currentToast()!)
  showToast({ type: 'success', title: 'later' })
  jest.advanceTimersByTime(1_000_000)
  expect(currentToast()).toMatchObject({ title: 'later', open: true })
})
