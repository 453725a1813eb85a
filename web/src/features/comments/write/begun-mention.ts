/** The name that is being typed after '@' at the end of this text; null without one. */
export const begunMention = (text: string): string | null =>
  /(?<![\p{L}\p{N}.@])@((?:[\p{L}\p{N}][\p{L}\p{N}.'-]*(?: [\p{L}\p{N}.'-]*)?)?)$/u.exec(text)?.[1] ?? null
