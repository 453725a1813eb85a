/** Why this browser cannot receive notifications. */
export type Obstacle = 'unknown' | 'blocked' | 'unanswered' | 'failed'

/** A sentence with a remedy. */
export const obstacles: Record<Obstacle, string> = {
  unknown:
    'Deze browser kan geen meldingen ontvangen. Op een iPhone of iPad kan het nadat je de site op je beginscherm hebt gezet.',
  blocked:
    'Meldingen van deze site zijn geblokkeerd. Sta ze toe bij de instellingen van deze site, links van het adres, en zet dit daarna aan.',
  unanswered: 'Je browser kreeg geen toestemming. Zet dit nog eens aan, en kies ‘Toestaan’.',
  failed:
    'De meldingendienst van je browser is niet bereikbaar, dus dit apparaat ontvangt nog niets. Probeer het later opnieuw, of kies mail.',
}

interface State {
  readonly obstacle: Obstacle | null
  readonly isWanted: boolean
  readonly isHere: boolean
}

export function descriptionOf({ obstacle, isWanted, isHere }: State): string {
  if (obstacle) return obstacles[obstacle]
  if (!isWanted) return 'ook als de site dicht is'
  return isHere ? 'staat aan, ook als de site dicht is' : 'Staat op een ander apparaat aan, en hier nog niet.'
}
