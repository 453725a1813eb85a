/** Reads test files as text. It relies on the formatter: a test ends at the bracket in the column of its start. */

/**
 * Every requirement id of a test file: its line, whether a comment holds it, and the title of its test. What stands
 * before a test, as the rows of its table do, belongs to the next one.
 */
export function idsIn(text) {
  const tests = testsIn(text)
  return [...text.matchAll(/R-[A-Z]+-\d+/g)].map(({ 0: id, index }) => {
    const lineStart = text.lastIndexOf('\n', index) + 1
    return {
      id,
      line: text.slice(0, index).split('\n').length,
      title: tests.find(({ end }) => index < end)?.title ?? '(no test)',
      isComment: /\/\/ [^'"`]*$/.test(text.slice(lineStart, index)),
    }
  })
}

/** In the order of the file: where each test ends, and its title, also behind the table of `test.each`. */
function testsIn(text) {
  return [...text.matchAll(/^( *)test(?:\.each)?[(<]/gm)].map(({ 0: start, 1: indent, index }) => {
    const rest = text.slice(index)
    const title = /(?:^ *test|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"([^"]*)"|`([^`]*)`),/.exec(rest)
    const end = new RegExp(`^${indent}(?:}(?:, \\w+)?)?\\)$`, 'm').exec(rest.slice(start.length))
    return {
      end: end ? index + start.length + end.index : text.length,
      title: title?.slice(1).find(Boolean) ?? '(no title)',
    }
  })
}
