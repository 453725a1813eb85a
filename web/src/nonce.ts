/** Of styles that we make ourselves; the page bears it, and the server names it in its policy. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
