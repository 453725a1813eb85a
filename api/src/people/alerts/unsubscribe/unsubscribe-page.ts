import express, { type Request, type Response, type Router } from 'express'
import type { EntityManager } from 'typeorm'
import { setChangeMail } from '../../following/preference.service.js'
import { MailMoment } from '../../following/preferences.js'
import { type Html, html } from '../mail/html.js'
import { mailWeekly, subscriptionName, unsubscribe } from './unsubscribe.service.js'
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
  const answer = (work: (subscription: Subscription, name: string) => Promise<Html> | Html) => {
    return async (request: Request<{ token: string }>, response: Response) => {
      const subscription = readUnsubscribeToken(request.params.token, secrets)
      const name = subscription && (await subscriptionName(db, subscription))
      response.set({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }).type('html')
      if (!subscription || !name) response.status(404).send(page('Deze link werkt niet (meer)', gone).text)
      else response.send((await work(subscription, name)).text)
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
  return router
}

const back = html`<a href="/zoekprofielen">Naar je zoekprofielen</a>`
const gone = html`<p>Het zoekprofiel bestaat niet meer, of de link is niet heel overgenomen. ${back}</p>`

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
