import { afterEach, expect, jest, test } from '@jest/globals'
import { fetchOk } from './http-error'

const answer = (response: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(response)
afterEach(() => {
  jest.restoreAllMocks()
})

test('the message of a failed request has the status and the body', async () => {
  answer(new Response('Not Found', { status: 404 }))
  // R-CACHE-7
  await expect(fetchOk('/graphql')).rejects.toThrow(/^404: Not Found$/)
})

test('without a body the message of a failed request has the status text', async () => {
  answer(new Response('', { status: 502, statusText: 'Bad Gateway' }))
  // R-CACHE-8
  await expect(fetchOk('/graphql')).rejects.toThrow(/^502: Bad Gateway$/)
})

test('a successful response is returned', async () => {
  answer(new Response('ja', { status: 200 }))
  expect(await (await fetchOk('/graphql')).text()).toBe('ja')
})
