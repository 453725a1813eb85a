/** Paths that the server handles itself: data, downloads, sign-in, and pages outside the web client. */
export const SERVER_PATHS = /^\/(?:api|graphql|graphiql|oidc|metrics|healthz|readyz|voorbeeld)(?:\/|$)/

/** A gateway without a server, or a server that is starting. Other errors have their own page. */
export const isAway = (status: number) => status >= 502 && status <= 504
