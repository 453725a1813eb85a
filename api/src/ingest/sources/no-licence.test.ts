import { expect, test } from '@jest/globals'
import { noLicence } from './no-licence.js'

test('the terms of a site without a licence can be adapted', () => {
  expect(noLicence()).toEqual({
    url: null,
    summary:
      'No licence is named: an assignment stays its publisher’s. We show it with a link to where one applies, and store ' +
      'no contact persons.',
  })
  expect(noLicence({ finding: 'Its terms name no licence', what: 'a notice', linkTo: 'its page' }).summary).toBe(
    'Its terms name no licence: a notice stays its publisher’s. We show it with a link to its page, and store no contact ' +
      'persons.',
  )
})
