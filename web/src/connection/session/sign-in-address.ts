/** Starts the OIDC sign-in; `returnTo` is where it comes back to. */
export const signInAddress = (returnTo: string) => `/api/login?${new URLSearchParams({ returnTo }).toString()}`
export const SIGN_OUT_ADDRESS = '/api/logout'

/** The page one is on, as `returnTo`; from the sign-in page itself it goes to the dashboard. */
export const returnAddressOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  /^\/login\/?$/.test(pathname) ? '/' : `${pathname}${search}`
