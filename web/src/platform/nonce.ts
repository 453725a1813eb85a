/** The CSP nonce for styles made by scripts; the server puts it into the page and into its header. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
