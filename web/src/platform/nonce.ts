/** The CSP nonce for styles created by scripts; the server puts it into the page and its header. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
