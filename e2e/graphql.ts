import type { Page } from '@playwright/test'

interface Operation {
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Every operation that the page sends from now on, in order. */
export function operationsOf(page: Page): Operation[] {
  const sent: Operation[] = []
  page.on('request', request => {
    if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON() as Operation)
  })
  return sent
}

type Reply = { readonly status?: number; readonly body: unknown } | 'never' | 'lost'

/** Puts something else in the place of the server's answer to one operation, as a bad day would. */
export async function instead(page: Page, operationName: string, reply: Reply): Promise<void> {
  await page.route('**/graphql', async route => {
    const { operationName: asked } = route.request().postDataJSON() as Operation
    if (asked !== operationName) return route.fallback()
    if (reply === 'never') return
    if (reply === 'lost') return route.abort('connectionrefused')
    await route.fulfill({ status: reply.status ?? 200, json: reply.body })
  })
}

/** Lets the page wait for its answer to that operation; call the result to let it go. */
export async function held(page: Page, operationName: string): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/graphql', async route => {
    if ((route.request().postDataJSON() as Operation).operationName === operationName) await gone
    await route.fallback()
  })
  return letGo
}

/** What the server itself says, past the page. */
export async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const response = await page.request.post('/graphql', { data: { query, variables } })
  return ((await response.json()) as { data: Data }).data
}
