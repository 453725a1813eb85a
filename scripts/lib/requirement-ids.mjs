/** Parses test files as text. Relies on the formatter: a test ends at the bracket in the column of its start. */

/**
 * Every requirement id in a test file: its line, whether it is in a comment, the title of its test, and whether that test runs
 * only in `npm run test:long`. Lines between two tests, such as the rows of `test.each`, belong to the second.
 */
export function idsIn(text) {
  const tests = testsIn(text)
  return [...text.matchAll(/R-[A-Z]+-\d+/g)].map(({ 0: id, index }) => {
    const lineStart = text.lastIndexOf('\n', index) + 1
    const test = tests.find(({ end }) => index < end)
    return {
      id,
      line: text.slice(0, index).split('\n').length,
      title: test?.title ?? '(no test)',
      isLong: test?.isLong ?? false,
      isComment: /\/\/ [^'"`]*$/.test(text.slice(lineStart, index)),
    }
  })
}

/** End line, title and tag of each test, in the order of the file; the title may follow the table of `test.each`. */
function testsIn(text) {
  return [...text.matchAll(/^( *)test(?:\.each)?[(<]/gm)].map(({ 0: start, 1: indent, index }) => {
    const rest = text.slice(index)
    const title = /(?:^ *test|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"([^"]*)"|`([^`]*)`),/.exec(rest)
    // One-line forms: a whole test, or the end of a table such as `])('refuses %j', refuses(Input))`.
    const isOneLine = /^.*\)$/m.exec(rest)?.index === 0
    const end = isOneLine
      ? { index: rest.indexOf('\n') - start.length }
      : new RegExp(`^${indent}(?:(?:}(?:, \\w+)?)?\\)|\\]\\)\\(.*\\))$`, 'm').exec(rest.slice(start.length))
    return {
      end: end ? index + start.length + end.index : text.length,
      title: title?.slice(1).find(Boolean) ?? '(no title)',
      // A conditional tag leaves some tests of its loop to `npm test`.
      isLong: title ? /^\s*repeated\(\)/.test(rest.slice(title.index + title[0].length)) : false,
    }
  })
}
