/** Reads test files as text. It relies on the formatter: a test ends at the bracket in the column of its start. */

/**
 * Every requirement id of a test file: its line, whether a comment holds it, the title of its test, and whether that test is
 * tagged to run in `npm run test:long` only. What stands before a test, as the rows of its table do, belongs to the next one.
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

/** In the order of the file: where each test ends, its title, also behind the table of `test.each`, and its tag. */
function testsIn(text) {
  return [...text.matchAll(/^( *)test(?:\.each)?[(<]/gm)].map(({ 0: start, 1: indent, index }) => {
    const rest = text.slice(index)
    const title = /(?:^ *test|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"([^"]*)"|`([^`]*)`),/.exec(rest)
    // A test may be one line, and so may what follows a table: `])('refuses %j', refuses(Input))`.
    const isOneLine = /^.*\)$/m.exec(rest)?.index === 0
    const end = isOneLine
      ? { index: rest.indexOf('\n') - start.length }
      : new RegExp(`^${indent}(?:(?:}(?:, \\w+)?)?\\)|\\]\\)\\(.*\\))$`, 'm').exec(rest.slice(start.length))
    return {
      end: end ? index + start.length + end.index : text.length,
      title: title?.slice(1).find(Boolean) ?? '(no title)',
      // A tag with a condition leaves some tests of its loop to `npm test`.
      isLong: title ? /^\s*repeated\(\)/.test(rest.slice(title.index + title[0].length)) : false,
    }
  })
}
