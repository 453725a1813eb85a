/** How long the prerendered page may stand in for a screen that only says that something is being waited for. */
export const PATIENCE_MS = 600

/** Removes the prerendered landing page: from now on React's page is shown. */
export const removePrerendered = () => document.getElementById('landing')?.remove()
