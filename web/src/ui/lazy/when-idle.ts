/** Waits until the browser has nothing better to do: for what nobody needs to see the page, and somebody soon after. */
export const whenIdle = () =>
  new Promise<void>(resolve => {
    // Safari has no such call; a moment after the load is the same there.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 300)
  })
