import { expect, test } from '@jest/globals'
import { addedText } from './added-text'

test.each([
  // R-REFR-9
  [0, 684, '0 nieuwe tenders toegevoegd van 684 gevonden'],
  [1, 40, '1 nieuwe tender toegevoegd van 40 gevonden'],
  [1240, 3100, '1.240 nieuwe tenders toegevoegd van 3.100 gevonden'],
])('%d new tenders of %d are reported as %j', (totalAdded, totalFound, text) => {
  expect(addedText({ totalAdded, totalFound })).toBe(text)
})
