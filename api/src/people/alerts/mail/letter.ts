/** A mail before it is laid out: one column of blocks. What is text here is escaped later. */
export interface Letter {
  readonly subject: string
  /** What a list of mails shows behind the subject. */
  readonly preheader: string
  /** 'vrijdag 20 november' */
  readonly day: string
  readonly title: string
  readonly lead: string
  readonly entries: readonly Entry[]
  readonly button: Link
  readonly reminders: readonly Reminder[]
  /** Why somebody gets it; of `because`, this part is the name. */
  readonly because: readonly [before: string, name: string, after: string]
  readonly links: readonly Link[]
  readonly sender: string
}

export interface Link {
  readonly text: string
  readonly url: string
}

/** A tender. */
export interface Entry {
  readonly title: string
  readonly url: string
  readonly where: string
  readonly closes: string
  readonly left: string
  readonly isSoon: boolean
  readonly worth: string | null
  /** 'Europese aanbesteding · TED · past op: zaaksysteem' */
  readonly facts: string
}

/** A bookmarked tender that closes soon. */
export interface Reminder {
  readonly title: string
  readonly url: string
  readonly closes: string
  readonly left: string
}
