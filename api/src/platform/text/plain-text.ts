/** Neither a spreadsheet's file nor XML can hold these: control characters but tab and newline, and noncharacters. */
const unwritable = /(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu

/** Text of a source as any format can hold it: whole characters, and newlines of one kind. */
export const plainText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unwritable, '')
