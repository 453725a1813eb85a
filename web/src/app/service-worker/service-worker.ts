/**
 * Entry point of the service worker. It caches build files, which are the same for everybody, and never data:
 * `offline/` stores data for offline reading.
 */
import './files'
import './push'
import './shell'
import './update'
