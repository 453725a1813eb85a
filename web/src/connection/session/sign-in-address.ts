/** Starts the OIDC sign-in, which returns to `returnTo`. */
export const signInAddress = (returnTo: string) => `/api/login?${new URLSearchParams({ returnTo }).toString()}`
export const SIGN_OUT_ADDRESS = '/api/logout'

/** Returns to the current page, or from the sign-in page to the dashboard. */
export const returnAddressOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  /^\/login\/?$/.test(pathname) ? '/' : `${pathname}${search}`
