import { createEmptyTestResult } from '@jest/test-result'
import { formatExecError, formatResultsErrors } from 'jest-message-util'

/** Converts the result of jest-circus for a file to the format of Jest's reporters. */
export function resultOf({ testResults, unhandledErrors }, { path, config, globalConfig, start }) {
  const assertions = testResults.map(assertionOf)
  const count = status => assertions.filter(assertion => assertion.status === status).length
  const end = Date.now()
  const runtime = end - start
  const unhandled = unhandledErrors.map(error => formatExecError(error, config, globalConfig, path))
  const failures = [formatResultsErrors(assertions, config, globalConfig, path), ...unhandled].filter(Boolean)
  const empty = createEmptyTestResult()
  return {
    ...empty,
    displayName: config.displayName,
    failureMessage: failures.length > 0 ? failures.join('\n\n') : null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: { ...empty.perfStats, start, end, runtime, slow: runtime > config.slowTestThreshold * 1000 },
    testExecError: unhandled.length > 0 ? { message: '', stack: unhandledErrors.join('\n') } : undefined,
    testFilePath: path,
    testResults: assertions,
  }
}

function assertionOf({ testPath, errors, status, duration, invocations, numPassingAsserts }) {
  const [, ...titles] = testPath
  const ran = errors.length > 0 ? 'failed' : 'passed'
  return {
    ancestorTitles: titles.slice(0, -1),
    duration,
    failureDetails: [],
    failureMessages: [...errors],
    fullName: titles.join(' '),
    invocations,
    location: null,
    numPassingAsserts,
    retryReasons: [],
    status: { done: ran, skip: 'pending' }[status] ?? status,
    title: titles.at(-1),
  }
}
