export interface OverlayProps {
  readonly onClose: () => void
}
