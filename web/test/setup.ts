import { TextDecoder, TextEncoder } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import '@testing-library/jest-dom/jest-globals'
import { afterEach } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'
import { makeAllStale } from '../src/platform/requests/freshness'
import { closeToast, currentToast } from '../src/ui/toast/toast'

/** Browser APIs that jsdom lacks. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class PointerEvent extends MouseEvent {}

Object.assign(window, {
  structuredClone: (value: unknown) => deserialize(serialize(value)) as unknown,
  TextEncoder,
  TextDecoder,
  PointerEvent,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo: () => {},
  requestIdleCallback: (callback: () => void) => setTimeout(callback),
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
})
Object.assign(Element.prototype, {
  // Without a box nothing can get the focus of a dialog.
  getClientRects: () => [new DOMRect()],
  scrollTo: () => {},
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
})

configure({ asyncUtilTimeout: 10_000, getElementError: message => new Error(message ?? '') })

afterEach(() => {
  cleanup()
  const toast = currentToast()
  if (toast) closeToast(toast)
  makeAllStale()
  localStorage.clear()
  sessionStorage.clear()
})
