import 'reflect-metadata'
import { IsObject, ValidateNested } from 'class-validator'
import { InOrder } from './rules.js'

const NESTED = Symbol('class of a nested input')

/** A field that is an input class itself and is validated by the rules of that class. */
export const Nested = (inputClass: () => new () => object): PropertyDecorator =>
  InOrder(IsObject(), ValidateNested(), Reflect.metadata(NESTED, inputClass))

export const nestedClassOf = (input: object, field: string): (new () => object) | undefined =>
  (Reflect.getMetadata(NESTED, input, field) as (() => new () => object) | undefined)?.()
