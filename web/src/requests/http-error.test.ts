import { afterEach, expect, jest, test } from '@jest/globals'
import { fetchOk } from './http-error'

const answer = (response: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(response)
afterEach(() => {
  jest.restoreAllMocks()
})

test('R-CACHE-7 the message is the status and the body', async () => {
  answer(new Response('Not Found', { status: 404 }))
  await expect(fetchOk('/graphql')).rejects.toThrow(/^404: Not Found$/)
})

test('R-CACHE-8 without a body the message is the status and its text', async () => {
  answer(new Response('', { status: 502, statusText: 'Bad Gateway' }))
  await expect(fetchOk('/graphql')).rejects.toThrow(/^502: Bad Gateway$/)
})

test('what is OK is passed on', async () => {
  answer(new Response('ja', { status: 200 }))
  expect(await (await fetchOk('/graphql')).text()).toBe('ja')
})
