import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { CreateSearchProfileInput } from '../../graphql.generated'
import { fieldErrors } from '../../platform/requests/field-errors'
import { messageOf } from '../../platform/requests/message-of'
import { showToast } from '../../ui/toast/toast'
import { useSetProfileAlertMutation } from './alerts/ProfileAlert.generated'
import type { Alert } from './alerts/alert-words'
import { endUnlessWanted } from './alerts/push/device'
import { useCreateSearchProfileMutation, useUpdateSearchProfileMutation } from './SearchProfiles.generated'

interface Asked {
  readonly id: string | undefined
  readonly input: CreateSearchProfileInput
  readonly alert: Alert
  /** Whether the stored profile sends notifications. */
  readonly wasByPush: boolean
  readonly onDone: () => void
}

/** Saves a profile, then its alerts. After a partial failure a retry updates the profile that the first attempt created. */
export function useSaveProfile({ id, input, alert, wasByPush, onDone }: Asked) {
  const client = useApolloClient()
  const [madeId, setMadeId] = useState(id)
  const refetchQueries = ['SearchProfiles', 'NewInProfiles']
  const [create, creation] = useCreateSearchProfileMutation({ refetchQueries })
  const [update, updating] = useUpdateSearchProfileMutation({ refetchQueries })
  const [tell, telling] = useSetProfileAlertMutation({ refetchQueries })

  async function keep(): Promise<string> {
    if (madeId) {
      await update({ variables: { input: { id: madeId, ...input } } })
      return madeId
    }
    const { data } = await create({ variables: { input } })
    const made = data!.createSearchProfile.profile.id
    setMadeId(made)
    return made
  }

  async function save(): Promise<void> {
    try {
      const profileId = await keep()
      const { rhythm, minuteOfDay, weekday, byMail, byPush } = alert
      await tell({ variables: { input: { profileId, rhythm, minuteOfDay, weekday, byMail, byPush } } })
      if (wasByPush && !byPush) void endUnlessWanted(client).catch(() => undefined)
      showToast({
        type: 'success',
        title: id ? 'Zoekprofiel aangepast' : 'Zoekprofiel bewaard',
        description: input.name,
      })
      onDone()
    } catch (failure) {
      if (fieldErrors(failure).name) return
      showToast({ type: 'error', title: 'Het zoekprofiel is niet bewaard', description: messageOf(failure) })
    }
  }

  return {
    save,
    loading: creation.loading || updating.loading || telling.loading,
    wrong: fieldErrors(creation.error ?? updating.error),
  }
}
