import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../platform/requests/message-of'
import { showToast } from '../../ui/toast/toast'
import { downloadFile, type Progress } from './download-file'

/** One export at a time; it is aborted on unmount. */
export function useDownload() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(address: string): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    setProgress({ rowsDone: 0, rowCount: 0 })
    try {
      await downloadFile(address, setProgress, controller.signal)
      showToast({ type: 'success', title: 'Je export is klaar', description: 'Hij staat bij je downloads.' })
    } catch (error) {
      if (!controller.signal.aborted)
        showToast({ type: 'error', title: 'Exporteren is niet gelukt', description: messageOf(error) })
    }
    setProgress(null)
  }

  return { progress, start: (address: string) => void start(address), cancel: () => running.current?.abort() }
}
