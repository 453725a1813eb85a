/**
 * Local or session storage with a fallback in memory: where a visitor has forbidden storage, even naming it throws, and
 * values last as long as the page.
 */
function storageOf(find: () => Storage) {
  const instead = new Map<string, string>()
  const attempt = <Value>(ask: (storage: Storage) => Value, otherwise: () => Value): Value => {
    try {
      return ask(find())
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key: string): string | null =>
      attempt(
        storage => storage.getItem(key),
        () => instead.get(key) ?? null,
      ),
    set: (key: string, value: string | null): void =>
      attempt<unknown>(
        storage => (value === null ? storage.removeItem(key) : storage.setItem(key, value)),
        () => (value === null ? instead.delete(key) : instead.set(key, value)),
      ) as undefined,
  }
}

/** `localStorage`: until it is cleared. */
export const lasting = storageOf(() => window.localStorage)

/** `sessionStorage`: as long as the browser's session. */
export const forSession = storageOf(() => window.sessionStorage)
