/** Resolves when the browser is idle, for code that the first paint does not need. */
export const whenIdle = () =>
  new Promise<void>(resolve => {
    // Safari lacks `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 300)
  })
