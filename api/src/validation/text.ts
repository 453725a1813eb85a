/** Bidirectional controls (Trojan Source): overrides and isolates, by which text reads as something else than it is. */
const TURNING = String.raw`\u202a-\u202e\u2066-\u2069`

const unfitForText = new RegExp(`[\\0${TURNING}]`)
const unfitForLine = new RegExp(String.raw`[\p{Cc}\u061c\u200e\u200f${TURNING}]`, 'u')

/** Whether a text of several lines shows as what it is, and the database can hold it. */
export const isPlainText = (text: string) => !unfitForText.test(text)

/** Whether a name shows as what it is: no line breaks and other control characters either, nor marks of direction. */
export const isPlainLine = (text: string) => !unfitForLine.test(text)

export const UNFIT_TEXT = 'Deze tekst bevat tekens die niet kunnen'
