import 'reflect-metadata'
import { IsObject, ValidateNested } from 'class-validator'
import { InOrder } from './rules.js'

const NESTED = Symbol('class of a nested input')

/** A field that is itself an input with rules of its own. */
export const Nested = (inputClass: () => new () => object): PropertyDecorator =>
  InOrder(IsObject(), ValidateNested(), Reflect.metadata(NESTED, inputClass))

export const nestedClassOf = (input: object, field: string): (new () => object) | undefined =>
  (Reflect.getMetadata(NESTED, input, field) as (() => new () => object) | undefined)?.()
