const none = ["'none'"]

/** Content Security Policy of answers that are data: a page may be made of none of them. In the form that helmet takes. */
export const dataDirectives = { 'default-src': none, 'object-src': none, 'base-uri': none, 'frame-ancestors': none }

/** The header, for what answers before the application is there. */
export const dataPolicy = Object.entries(dataDirectives)
  .map(([name, sources]) => `${name} ${sources.join(' ')}`)
  .join(';')
