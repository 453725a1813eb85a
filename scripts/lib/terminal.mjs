/**
 * Progress output of a command: at most 76 columns, with colours and in-place updates on a terminal, and plain lines
 * otherwise. Imports Node's own modules only, since nothing may be installed yet.
 */
export const isForPeople = process.stderr.isTTY && !process.env.CI && !process.env.NO_COLOR

const TITLE_WIDTH = 30
const BAR_WIDTH = 15
const WIDTH = 76

const coloured = code => text => (isForPeople ? `\x1b[${code}m${text}\x1b[0m` : text)
export const bold = coloured('1')
export const dim = coloured('2')
const green = coloured('32')
const orange = coloured('33')
const red = coloured('31')
const reverse = coloured('7')

const write = text => void process.stderr.write(text)
const seconds = began => `${((performance.now() - began) / 1000).toFixed(1)} s`
const clearLine = () => isForPeople && write('\r\x1b[2K')

/**
 * Prints the start of a step.
 * @returns functions that report its progress and result
 */
export function begin(title) {
  const began = performance.now()
  if (isForPeople) write(` ▸ ${title} …`)
  const end = (mark, lines, colour) => {
    clearLine()
    write(` ${mark} ${title.padEnd(TITLE_WIDTH)} ${dim(seconds(began).padStart(7))}\n`)
    for (const line of lines) write(`   ${colour(line)}\n`)
  }
  return {
    /** @param part from 0 to 1 */
    progress(part, text) {
      if (!isForPeople) return
      const filled = Math.round(part * BAR_WIDTH)
      clearLine()
      const bar = green('█'.repeat(filled)) + dim('░'.repeat(BAR_WIDTH - filled))
      const room = WIDTH - title.length - BAR_WIDTH - 16
      write(` ▸ ${title}  ${bar}  ${text.slice(0, room)}  ${dim(seconds(began))}`)
    },
    done: (...lines) => end(green('✔'), lines, dim),
    warn: (...lines) => end(orange('▲'), lines, orange),
    fail: (...lines) => end(red('✖'), lines, red),
  }
}

export const note = (line = '') => write(`${line}\n`)

/** The final line with the product's URL. Programs wait for it on standard output. */
export function ready(url) {
  if (!isForPeople) return void process.stdout.write(`GreenRock Tenders is ready: ${url}\n`)
  const line = '─'.repeat(url.length + 14)
  const empty = green(`│${' '.repeat(line.length)}│`)
  const middle = `${green('│')}      ${reverse(green(` ${url} `))}      ${green('│')}`
  write(['', green(`╭${line}╮`), empty, middle, empty, green(`╰${line}╯`), ''].join('\n') + '\n')
}
