import { DeadEnd } from '../ui/DeadEnd'

export function NoAccess() {
  return (
    <DeadEnd title="Administrator Rechten Vereist" tab="Geen toegang">
      Deze pagina is alleen toegankelijk voor gebruikers met administrator rechten.
    </DeadEnd>
  )
}
