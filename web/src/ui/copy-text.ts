import { showToast } from './toast/toast'

/** Copies to the clipboard, with a toast. */
export async function copyText(text: string, title: string, description?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ type: 'success', title, ...(description ? { description } : {}) })
  } catch {
    showToast({ type: 'error', title: 'Fout', description: 'Kopiëren lukt in deze browser niet' })
  }
}
