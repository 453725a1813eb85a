import { IsBoolean, IsEnum, IsString } from 'class-validator'
import { Field, ID, InputType, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { ChangeTopic } from '../../tenders/changes/change.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { type ChangeChoice, MailMoment } from './preferences.js'

registerEnumType(MailMoment, {
  name: 'MailMoment',
  description: 'When changes are mailed.',
  valuesConfig: {
    NEVER: { description: 'Never.' },
    DIGEST: { description: 'Together, at 07:30.' },
    AT_ONCE: { description: 'Within a minute; further changes of the same tender within an hour are one mail.' },
  },
})

const choice = { message: 'Kies wanneer je een mail wilt.' }
const isFlag = { message: 'Kies aan of uit.' }

@ObjectType({ description: 'How the viewer hears about changes of one topic.' })
export class ChangePreference implements ChangeChoice {
  @Field(() => ChangeTopic, { description: 'The topic.' })
  topic!: ChangeTopic

  @Field(() => Boolean, { description: 'Whether they are listed in the inbox.' })
  inProduct!: boolean

  @Field(() => MailMoment, { description: 'When they are mailed.' })
  mail!: MailMoment

  @Field(() => Boolean, { description: 'Whether every subscribed browser shows a notification.' })
  push!: boolean
}

@InputType({ description: 'How the viewer wants to hear about changes of one topic.' })
export class ChangePreferenceInput implements ChangeChoice {
  @Field(() => ChangeTopic, { description: 'The topic.' })
  @IsEnum(ChangeTopic, { message: 'Kies een soort wijziging.' })
  topic!: ChangeTopic

  @Field(() => Boolean, { description: 'Whether they are listed in the inbox.' })
  @IsBoolean(isFlag)
  inProduct!: boolean

  @Field(() => MailMoment, { description: 'When they are mailed.' })
  @IsEnum(MailMoment, choice)
  mail!: MailMoment

  @Field(() => Boolean, { description: 'Whether every subscribed browser shows a notification.' })
  @IsBoolean(isFlag)
  push!: boolean
}

@InputType({ description: 'A tender, or its buyer, to follow or to stop following.' })
export class FollowInput {
  @Field(() => ID, { description: 'Global id of the tender.' })
  @IsString({ message: 'Tender is verplicht' })
  tenderId!: string

  @Field(() => Boolean, { description: 'True to follow, false to stop.' })
  @IsBoolean(isFlag)
  follows!: boolean
}

@ObjectType({ description: 'The tender after the change.' })
export class FollowPayload {
  @Field(() => Tender, { description: 'The tender.' })
  tender!: Tender
}

@ObjectType({ description: 'A buyer that the viewer follows.' })
export class FollowedBuyerType {
  @Field(() => String, { description: 'Name, as in the tender by which the viewer began to follow it.' })
  name!: string

  @Field(() => ID, { description: 'Opaque, for `unfollowBuyer`.' })
  clientKey!: string
}
