/**
 * The service worker: one entry, a file a subject. It keeps files of the build, which are the same for everybody, and never an
 * answer with data: what somebody reads offline is kept apart, by `offline/`.
 */
import './files'
import './push'
import './shell'
import './update'
