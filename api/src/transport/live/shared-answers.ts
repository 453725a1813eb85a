import { execute, type ExecutionArgs } from 'graphql'
import { type Context, createContext } from '../../accounts/context.js'
import { type DatabaseOnly, type Load, remembered } from '../../platform/graphql/loader.js'
import { type Caller, callerWithoutRequest } from '../../accounts/users/caller.js'
import type { Viewer } from '../../accounts/users/viewer.js'
import { isFromOutage, toClientError } from './client-error.js'

/** The operation of a subscription, and the context of its socket. */
export interface Operation extends ExecutionArgs {
  readonly contextValue: Context
  /** Equal for operations with the same text, name and variables. */
  readonly key: string
}

/** The JSON of an answer; null during an outage of the database. */
type Json = string | null

/** One execution, and the viewers who may get its answer. */
interface Run {
  readonly json: Json
  readonly isOnlyForItsViewer: boolean
  isFor(viewer: Viewer): boolean
}

/** The answer to an operation at an event, for one viewer. */
export type Answers = (event: object, operation: Operation, viewer: Viewer | null) => Promise<Json>

/**
 * Fan-out: an event is executed and serialised once for all sockets with the same answer. Authorisation: an execution records every question about
 * the viewer, and its answer is shared only with viewers for whom all of them have the same result. So a new field that depends on the viewer
 * needs no registration.
 */
export function createAnswers(): Answers {
  const ofEvents = new WeakMap<object, EventAnswers>()
  return (event, operation, viewer) => {
    const ofEvent = ofEvents.get(event) ?? new EventAnswers(event, operation.contextValue.live!.load)
    ofEvents.set(event, ofEvent)
    return ofEvent.of(operation).for(viewer)
  }
}

class EventAnswers {
  private readonly answers = new Map<string, Answer>()
  private readonly load: Load<DatabaseOnly>

  constructor(
    private readonly event: object,
    load: Load<DatabaseOnly>,
  ) {
    this.load = remembered(load)
  }

  of(operation: Operation): Answer {
    const answer = this.answers.get(operation.key) ?? new Answer(this.event, operation, this.load)
    this.answers.set(operation.key, answer)
    return answer
  }
}

/** The executions of one operation at one event. */
class Answer {
  private visitorRun?: Promise<Run>
  private readonly userRuns: Promise<Run>[] = []

  constructor(
    private readonly event: object,
    private readonly operation: Operation,
    private readonly load: Load<DatabaseOnly>,
  ) {}

  async for(viewer: Viewer | null): Promise<Json> {
    if (!viewer) return (await (this.visitorRun ??= this.run(null))).json
    for (let index = 0; ; index++) {
      const run: Run = await (this.userRuns[index] ??= this.run(viewer))
      if (run.isFor(viewer)) return run.json
      // Viewer-specific executions run concurrently.
      if (run.isOnlyForItsViewer) return (await this.run(viewer)).json
    }
  }

  private async run(viewer: Viewer | null): Promise<Run> {
    const { caller, isFor, isOnlyForItsViewer } = observed(viewer)
    const { db, settings, live } = this.operation.contextValue
    const contextValue = createContext({ db, settings, caller, live: { ...live!, load: this.load } })
    const { errors, ...result } = await execute({ ...this.operation, rootValue: this.event, contextValue })
    const json = errors?.some(isFromOutage)
      ? null
      : JSON.stringify(errors ? { ...result, errors: errors.map(toClientError) } : result)
    return { json, isFor, isOnlyForItsViewer: isOnlyForItsViewer() }
  }
}

/** A caller that records every question about its viewer. Visitors never share with users, so `isSignedIn` is not recorded. */
function observed(viewer: Viewer | null) {
  let isIdentified = false
  const askedIds = new Set<string>()
  const caller: Caller = {
    ...callerWithoutRequest(viewer),
    get viewer() {
      isIdentified = true
      return viewer
    },
    isUser: id => {
      if (id !== null) askedIds.add(id)
      return id !== null && id === viewer?.user.id
    },
  }
  return {
    caller,
    isOnlyForItsViewer: () => isIdentified,
    isFor(other: Viewer): boolean {
      if (viewer === other) return true
      if (!viewer || isIdentified) return false
      return viewer.user.id === other.user.id || (!askedIds.has(viewer.user.id) && !askedIds.has(other.user.id))
    },
  }
}
