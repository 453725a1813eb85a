import type { Page, Request } from '@playwright/test'

interface Operation {
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
}

const isOf = (request: Request, operationName: string) =>
  request.url().endsWith('/graphql') && (request.postDataJSON() as Operation).operationName === operationName

/** Race condition: call `nextRequest` or `nextAnswer` before the action that sends the operation. */
export const nextRequest = (page: Page, operationName: string) =>
  page.waitForRequest(request => isOf(request, operationName))
export const nextAnswer = (page: Page, operationName: string) =>
  page.waitForResponse(response => isOf(response.request(), operationName))

/** For a request without an answer: when the page knows that it failed. */
export const nextFailure = (page: Page, operationName: string) =>
  page.waitForEvent('requestfailed', request => isOf(request, operationName))

/** Every operation that the page sends from now on, in order. */
export function operationsOf(page: Page): Operation[] {
  const sent: Operation[] = []
  page.on('request', request => {
    if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON() as Operation)
  })
  return sent
}

type Reply = { readonly status?: number; readonly body: unknown } | 'never' | 'lost'

/** Mocks the answer to one operation: a body, no answer at all, or a connection that is refused. */
export async function instead(page: Page, operationName: string, reply: Reply): Promise<void> {
  await page.route('**/graphql', async route => {
    if (!isOf(route.request(), operationName)) return route.fallback()
    if (reply === 'never') return
    if (reply === 'lost') return route.abort('connectionrefused')
    await route.fulfill({ status: reply.status ?? 200, json: reply.body })
  })
}

/** Lets the server answer one operation and modifies its data in place; the caller knows its shape. */
export async function altered(
  page: Page,
  operationName: string,
  alter: (data: never, variables: Operation['variables']) => void,
): Promise<void> {
  await page.route('**/graphql', async route => {
    if (!isOf(route.request(), operationName)) return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as { data: never }
    alter(answer.data, (route.request().postDataJSON() as Operation).variables)
    await route.fulfill({ response, json: answer })
  })
}

/** Delays the requests of one operation; call the result to release them. */
export async function held(page: Page, operationName: string): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/graphql', async route => {
    if (isOf(route.request(), operationName)) await gone
    await route.fallback()
  })
  return letGo
}

/**
 * Sends an operation with the page's cookies, but not from the page.
 * @throws Error with the errors of the answer
 */
export async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const response = await page.request.post('/graphql', {
    data: { query, variables },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}
