/**
 * Local or session storage with an in-memory fallback: where storage is blocked, accessing it throws, and values last
 * until the page is closed.
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

export const lasting = storageOf(() => window.localStorage)

export const forSession = storageOf(() => window.sessionStorage)
