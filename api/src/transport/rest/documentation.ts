import { createRequire } from 'node:module'
import path from 'node:path'
import express, { type RequestHandler, type Router } from 'express'
import type { GraphQLSchema } from 'graphql'
import { securityHeadersOfDocumentation } from '../http/security-headers.js'
import type { Settings } from '../../platform/settings/settings.js'
import { openApiDocument } from './openapi.js'
import { routes } from './routes.js'

/** The files of swagger-ui that the page needs; its folder also has source maps and other pages. */
const files = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>REST API · GreenRock Tenders</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="api"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

const start = `SwaggerUIBundle({
  url: '/api/openapi.json', dom_id: '#api', deepLinking: true, validatorUrl: null, defaultModelsExpandDepth: 0,
})
`

/** The OpenAPI document of the REST API, and a page that shows it without requests to other hosts. */
export function documentation(settings: Settings, graphql: GraphQLSchema): Router {
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  let document: string | undefined
  const router = express.Router()
  router.get('/openapi.json', cached, (_request, response) => {
    document ??= JSON.stringify(openApiDocument(routes, graphql, `${settings.publicUrl}/api`))
    response.type('json').send(document)
  })

  router.use('/docs', securityHeadersOfDocumentation(settings), cached)
  router.get('/docs', (_request, response) => void response.type('html').send(page))
  router.get('/docs/start.js', (_request, response) => void response.type('js').send(start))
  for (const file of files)
    router.get(`/docs/${file}`, (_request, response) => response.sendFile(file, { root: folder, cacheControl: false }))
  return router
}

const cached: RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'public, max-age=3600')
  next()
}
