/** How long the prerendered page may replace a loading screen. */
export const PATIENCE_MS = 600

/** Removes the prerendered landing page, so that React's page is shown. */
export const removePrerendered = () => document.getElementById('landing')?.remove()
