import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { show } from '../../../test/show'
import { MailProblem } from './MailProblem'

test.each([
  ['says why mail does not go out', '2 mails wachten op een nieuwe poging. De mailserver is niet bereikbaar.'],
  ['says nothing while mail goes out', null],
])('the page of sources %s', async (_what, mailProblem) => {
  const { operations } = show(<MailProblem />, { as: 'administrator', answers: { mailProblem } })
  await waitFor(() => expect(operations()).toContain('MailProblem'))
  if (mailProblem) expect(await screen.findByRole('note')).toHaveTextContent(mailProblem)
  else expect(screen.queryByRole('note')).toBeNull()
})
