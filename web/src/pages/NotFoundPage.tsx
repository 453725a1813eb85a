import { DeadEnd } from '../ui/DeadEnd'

export default function NotFoundPage() {
  return (
    <DeadEnd title="404 Page Not Found" tab="Niet gevonden">
      Deze pagina bestaat niet, of niet meer. Misschien vind je wat je zoekt bij alle tenders.
    </DeadEnd>
  )
}
