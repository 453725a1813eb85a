/** Of the web server itself: what is there is data, a download, a sign-in or another page than the web client's. */
export const SERVER_PATHS = /^\/(?:api|graphql|graphiql|oidc|metrics|healthz|readyz|voorbeeld)(?:\/|$)/

/** A gateway without a server behind it, or a server that starts. Other errors have a page of their own. */
export const isAway = (status: number) => status >= 502 && status <= 504
