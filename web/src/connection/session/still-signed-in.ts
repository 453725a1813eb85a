import { showToast } from '../../ui/toast/toast'

export const showStillSignedIn = () =>
  showToast({
    type: 'error',
    title: 'Je bent offline en nog niet uitgelogd',
    description: 'Wat je offline kon lezen, is van dit apparaat gewist. Log uit zodra er weer verbinding is.',
  })
