/** The content of a mail before layout: one column of blocks, whose texts are escaped later. */
export interface Letter {
  readonly subject: string
  /** The preview line that an inbox shows after the subject. */
  readonly preheader: string
  /** 'vrijdag 20 november' */
  readonly day: string
  readonly title: string
  readonly lead: string
  /** A warning below the lead. */
  readonly warning?: string | null
  /** A closing date that moved, above the entries. */
  readonly moved?: Moved | null
  readonly entries: readonly Entry[]
  readonly button: Link
  readonly reminders: readonly Reminder[]
  /** Why the recipient gets this mail; the middle part is the profile's name. */
  readonly because: readonly [before: string, name: string, after: string]
  readonly links: readonly Link[]
  readonly sender: string
}

/** 'donderdag 17 december, 12:00' */
export interface Moved {
  readonly was: string
  readonly now: string
  readonly isEarlier: boolean
}

export interface Link {
  readonly text: string
  readonly url: string
}

export interface Entry {
  readonly title: string
  readonly url: string
  readonly where: string
  /** Its changes, most urgent first. */
  readonly changes?: readonly (readonly [what: string, values: string])[]
  readonly closes: string
  readonly left: string
  readonly isSoon: boolean
  readonly worth: string | null
  /** 'Europese aanbesteding · TED · past op: zaaksysteem' */
  readonly facts: string
  /** Ends the mails about this tender. */
  readonly mute?: Link
}

/** A bookmarked tender that closes soon. */
export interface Reminder {
  readonly title: string
  readonly url: string
  readonly closes: string
  readonly left: string
}
