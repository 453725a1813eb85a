import { ArrayMaxSize, IsArray, IsInt, IsNumber, IsOptional, IsString, Max, Min, ValidateNested } from 'class-validator'
import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { CalendarDate } from '../../platform/graphql/scalars.js'
import { composedAndTrimmed, Normalised } from '../../platform/validation/normalised.js'
import { InOrder, IsCalendarDay, IsPlainLine, IsVisible, MaxCharacters } from '../../platform/validation/rules.js'
import {
  MAX_HOURS,
  MAX_RATE,
  MAX_SKILL_LENGTH,
  MAX_SKILLS,
  MAX_TOWN_LENGTH,
  MAX_YEARS_OF_WORK,
} from '../../reference/limits.js'
import type { Fit } from './fit.js'
import { type FitPoint, FitVerdict } from './points.js'
import type { StoredDescription } from './self-description.js'
import type { Skill } from './skills.js'

registerEnumType(FitVerdict, {
  name: 'FitVerdict',
  description: 'Whether a point of an assignment fits the description of the viewer.',
  valuesConfig: {
    NOT_MET: { description: 'The description says that it does not.' },
    UNKNOWN: { description: 'The description does not tell.' },
    MET: { description: 'The description says that it does.' },
  },
})

@ObjectType('FitPoint', {
  description: 'One point on which an assignment is compared with the description of the viewer.',
})
export class FitPointType implements FitPoint {
  @Field(() => String, { description: "In Dutch: 'Minimaal 5 jaar Java', 'Tarief onder je minimum'." })
  point!: string

  @Field(() => FitVerdict, { description: 'Whether it fits.' })
  verdict!: FitVerdict

  @Field(() => String, {
    nullable: true,
    description: 'The words of the assignment, or a fact of its source; null when `point` says it all.',
  })
  quote!: string | null

  @Field(() => String, { description: "What the description says, in Dutch: 'jij: 9 jaar'. May be empty." })
  mine!: string
}

@ObjectType({ description: 'How an assignment fits the description of the viewer, by rules that each point explains.' })
export class TenderFit implements Fit {
  @Field(() => [FitPointType], { description: 'What it requires: not met, unknown, met.' })
  requirements!: readonly FitPointType[]

  @Field(() => [FitPointType], { description: 'What else fits.' })
  matches!: readonly FitPointType[]

  @Field(() => [FitPointType], { description: 'What it would like and the description does not have.' })
  missing!: readonly FitPointType[]

  @Field(() => Int, {
    description: 'For ordering only: a higher one fits better. No percentage; its scale may change.',
  })
  rank!: number

  @Field(() => Date, { description: 'When the description was last saved.' })
  describedAt!: Date
}

@ObjectType('Skill', { description: 'Something that the viewer can do.' })
export class SkillType implements Skill {
  @Field(() => String, { description: 'The name, as typed.' })
  name!: string

  @Field(() => Int, { nullable: true, description: 'Years of experience with it; null when not told.' })
  years!: number | null
}

@ObjectType('SelfDescription', {
  description: 'What the viewer tells about themselves, to see which assignments fit. Nobody else sees it.',
})
export class SelfDescriptionType implements StoredDescription {
  @Field(() => [SkillType], { description: 'Skills, in the order in which they were entered.' })
  skills!: readonly SkillType[]

  @Field(() => Int, { nullable: true, description: 'Years of work.' })
  years!: number | null

  @Field(() => Float, { nullable: true, description: 'Lowest acceptable rate in euro an hour.' })
  minimumRate!: number | null

  @Field(() => Int, { nullable: true, description: 'Fewest hours a week.' })
  minimumHours!: number | null

  @Field(() => Int, { nullable: true, description: 'Most hours a week.' })
  maximumHours!: number | null

  @Field(() => String, { nullable: true, description: 'Town in the Netherlands.' })
  place!: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'First day of availability.' })
  availableFrom!: string | null

  @Field(() => Date, { description: 'When it was last saved.' })
  updatedAt!: Date
}

const skill = { message: 'Een vaardigheid is een kort woord.' }
const skillLength = { message: `Een vaardigheid mag maximaal ${MAX_SKILL_LENGTH} karakters zijn.` }
const yearsOfWork = { message: `Vul hele jaren in, van 0 tot en met ${MAX_YEARS_OF_WORK}.` }
const rate = { message: `Vul een tarief in van 0 tot en met ${MAX_RATE} euro.` }
const hours = { message: `Vul hele uren in, van 1 tot en met ${MAX_HOURS}.` }
const day = { message: 'Kies een dag.' }
const place = { message: `Een plaats mag maximaal ${MAX_TOWN_LENGTH} karakters zijn.` }

@InputType({ description: 'Something that the viewer can do.' })
export class SkillInput {
  @Field(() => String, { description: `The name, at most ${MAX_SKILL_LENGTH} characters.` })
  @InOrder(IsString(skill), IsVisible(skill), MaxCharacters(MAX_SKILL_LENGTH, skillLength), IsPlainLine(skill))
  name!: string

  @Field(() => Int, { nullable: true, description: 'Years of experience with it.' })
  @IsOptional()
  @InOrder(IsInt(yearsOfWork), Min(0, yearsOfWork), Max(MAX_YEARS_OF_WORK, yearsOfWork))
  years?: number | null
}

@InputType({ description: 'What the viewer tells about themselves; what is left out is forgotten.' })
export class SelfDescriptionInput {
  @Field(() => [SkillInput], { description: `At most ${MAX_SKILLS} skills.` })
  @InOrder(
    IsArray({ message: 'Vul je vaardigheden in.' }),
    ArrayMaxSize(MAX_SKILLS, { message: `Vul maximaal ${MAX_SKILLS} vaardigheden in.` }),
    ValidateNested({ each: true }),
  )
  skills!: SkillInput[]

  @Field(() => Int, { nullable: true, description: 'Years of work.' })
  @IsOptional()
  @InOrder(IsInt(yearsOfWork), Min(0, yearsOfWork), Max(MAX_YEARS_OF_WORK, yearsOfWork))
  years?: number | null

  @Field(() => Float, { nullable: true, description: 'Lowest acceptable rate in euro an hour.' })
  @IsOptional()
  @InOrder(IsNumber({}, rate), Min(0, rate), Max(MAX_RATE, rate))
  minimumRate?: number | null

  @Field(() => Int, { nullable: true, description: 'Fewest hours a week.' })
  @IsOptional()
  @InOrder(IsInt(hours), Min(1, hours), Max(MAX_HOURS, hours))
  minimumHours?: number | null

  @Field(() => Int, { nullable: true, description: 'Most hours a week.' })
  @IsOptional()
  @InOrder(IsInt(hours), Min(1, hours), Max(MAX_HOURS, hours))
  maximumHours?: number | null

  @Field(() => String, { nullable: true, description: 'Town in the Netherlands.' })
  @Normalised(composedAndTrimmed)
  @IsOptional()
  @InOrder(IsString(place), MaxCharacters(MAX_TOWN_LENGTH, place), IsPlainLine(place))
  place?: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'First day of availability.' })
  @IsOptional()
  @IsCalendarDay(day)
  availableFrom?: string | null
}
