import { fetchOk } from '../../platform/requests/http-error'
import { readFrames } from './read-frames'

export interface Progress {
  readonly rowsDone: number
  readonly rowCount: number
}

const IN_FRAMES = 'application/vnd.greenrock.frames'

/**
 * Downloads an export with progress and saves it as a file.
 * @throws when it fails, is truncated or is cancelled
 */
export async function downloadFile(
  address: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetchOk(address, { headers: { accept: IN_FRAMES }, credentials: 'same-origin', signal })
  if (!response.body) throw new TypeError('The answer has no body.')
  const rowCount = Number(response.headers.get('x-total-count'))
  onProgress({ rowsDone: 0, rowCount })
  const parts: BlobPart[] = []
  for await (const { rowsDone, bytes } of readFrames(response.body)) {
    parts.push(bytes)
    onProgress({ rowsDone, rowCount })
  }
  save(new Blob(parts), fileNameOf(response))
}

const fileNameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export'

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has started reading the blob by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
