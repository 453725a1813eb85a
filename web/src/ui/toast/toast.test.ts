import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { closeToast, currentToast, showToast } from './toast'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('R-UI-1 the newest takes the place of the one before', () => {
  showToast({ type: 'success', title: 'een' })
  showToast({ type: 'error', title: 'twee' })
  expect(currentToast()).toMatchObject({ title: 'twee', open: true })
})

test('R-UI-5 a closed toast is out of sight at once, and forgotten after 1,000,000 ms', () => {
  showToast({ type: 'success', title: 'weg' })
  closeToast(currentToast()!)
  expect(currentToast()).toMatchObject({ title: 'weg', open: false })
  jest.advanceTimersByTime(999_999)
  expect(currentToast()).not.toBeNull()
  jest.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

test('R-UI-5 forgetting one leaves a later one alone', () => {
  showToast({ type: 'success', title: 'eerst' })
  closeToast(currentToast()!)
  showToast({ type: 'success', title: 'later' })
  jest.advanceTimersByTime(1_000_000)
  expect(currentToast()).toMatchObject({ title: 'later', open: true })
})
