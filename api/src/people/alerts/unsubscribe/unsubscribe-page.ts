import express, { type Request, type Response, type Router } from 'express'
import type { EntityManager } from 'typeorm'
import { followTender } from '../../following/follow.service.js'
import { setChangeMail } from '../../following/preference.service.js'
import { MailMoment } from '../../following/preferences.js'
import { type Html, html } from '../mail/html.js'
import { mailWeekly, mutableName, subscriptionName, unsubscribe } from './unsubscribe.service.js'
import { readUnsubscribeToken, type Subscription } from './unsubscribe-token.js'
import type { Secrets } from '../../../accounts/users/sign-in/session.service.js'

/** Below `/api`, because a service worker answers other pages from its cache. */
export const UNSUBSCRIBE_PATH = '/api/afmelden'

/**
 * Unsubscribing from a mail without signing in: the token in the address is the permission. GET only shows a button, because mail programs and
 * virus scanners follow links; POST unsubscribes (RFC 8058) and ignores its body.
 */
export function unsubscribePage(db: EntityManager, secrets: Secrets): Router {
  const router = express.Router()
  const answer = (work: (subscription: Subscription, name: string, tenderId: string) => Promise<Html> | Html) => {
    return async ({ params }: Request<{ token: string; tenderId?: string }>, response: Response) => {
      const { tenderId } = params
      const subscription = readUnsubscribeToken(params.token, secrets)
      const name =
        subscription &&
        (await (tenderId ? mutableName(db, subscription, tenderId) : subscriptionName(db, subscription)))
      response.set({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }).type('html')
      if (!subscription || !name) response.status(404).send(page('Deze link werkt niet (meer)', gone).text)
      else response.send((await work(subscription, name, tenderId ?? '')).text)
    }
  }

  router.get(
    '/:token',
    answer((_subscription, name) =>
      page(
        'Afmelden',
        html`<p>${name}: wil je hier geen mail meer over?</p>
<form method="post"><button type="submit">Meld mij af</button></form>`,
      ),
    ),
  )
  router.post(
    '/:token',
    answer(async (subscription, name) => {
      await unsubscribe(db, subscription)
      return page('Je bent afgemeld', html`<p>${name}: hierover krijg je geen mail meer. ${back}</p>`)
    }),
  )
  router.get(
    '/:token/wekelijks',
    answer((_subscription, name) =>
      page(
        'Alleen wekelijks',
        html`<p>${name}: wil je hierover één keer per week een mail, op maandag?</p>
<form method="post"><button type="submit">Alleen wekelijks</button></form>`,
      ),
    ),
  )
  router.post(
    '/:token/wekelijks',
    answer(async ({ kind, id }, name) => {
      if (kind === 'profile') await mailWeekly(db, id)
      return page('Voortaan wekelijks', html`<p>${name}: hierover krijg je één mail per week. ${back}</p>`)
    }),
  )
  router.get(
    '/:token/bundelen',
    answer((_subscription, name) =>
      page(
        'Alles bundelen',
        html`<p>${name}: wil je hierover één mail per dag, om 07:30?</p>
<form method="post"><button type="submit">Bundel ze</button></form>`,
      ),
    ),
  )
  router.post(
    '/:token/bundelen',
    answer(async ({ kind, id }, name) => {
      if (kind === 'changes') await setChangeMail(db, id, MailMoment.DIGEST)
      return page('Voortaan gebundeld', html`<p>${name}: hierover krijg je hoogstens één mail per dag. ${back}</p>`)
    }),
  )
  router.get(
    '/:token/tender/:tenderId',
    answer((_subscription, name) =>
      page(
        'Geen mail over deze tender',
        html`<p>${name}: wil je over wijzigingen van deze tender niets meer horen?</p>
<form method="post"><button type="submit">Geen mail meer</button></form>`,
      ),
    ),
  )
  router.post(
    '/:token/tender/:tenderId',
    answer(async ({ id }, name, tenderId) => {
      await followTender(db, id, { tenderId, follows: false })
      return page('Je volgt deze tender niet meer', html`<p>${name}: over wijzigingen hiervan hoor je niets meer.</p>`)
    }),
  )
  return router
}

const back = html`<a href="/zoekprofielen">Naar je zoekprofielen</a>`
const gone = html`<p>Het zoekprofiel of de tender bestaat niet meer, of de link is niet heel overgenomen. ${back}</p>`

const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} | GreenRock Tenders</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
