/** On a phone a long title is set smaller, so that the deadline below it stays in the first screen. */
export const phoneTitleSize = ({ length }: string) => (length <= 60 ? 'lg' : length <= 100 ? 'md' : 'sm')
