let released: Promise<unknown> | null = null

function watch(): void {
  released = Promise.resolve()
  const onPress = () => {
    released = new Promise(resolve => {
      const listening = new AbortController()
      const onRelease = () => {
        listening.abort()
        // The click follows the release.
        setTimeout(resolve)
      }
      for (const sign of ['pointerup', 'pointercancel'])
        window.addEventListener(sign, onRelease, { signal: listening.signal })
    })
  }
  window.addEventListener('pointerdown', onPress, true)
}

/** Race: a button that is replaced between press and release gets no click. @returns what is awaited, once no pointer is down */
export async function whenReleased<Value>(awaited: Promise<Value>): Promise<Value> {
  if (!released) watch()
  const value = await awaited
  await released
  return value
}
