/** Spreadsheet files and XML cannot contain control characters, except tab and newline, and noncharacters. */
const unwritable = /(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu

/** Makes the text of a source valid in any format: no lone surrogates, and one kind of newline. */
export const plainText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unwritable, '')
