import http from 'node:http'
import express from 'express'

/**
 * Hidden classes: Express gives each request and response another prototype after it was made, so that the engine has to look up anew
 * where their fields are, at every access. A server that makes them of these classes has the prototypes of Express from the beginning.
 */
class ExpressRequest extends http.IncomingMessage {}
class ExpressResponse extends http.ServerResponse<ExpressRequest> {}
Object.setPrototypeOf(ExpressRequest.prototype, express.request)
Object.setPrototypeOf(ExpressResponse.prototype, express.response)

/** Options of `http.createServer`. */
export const messages = { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse }
