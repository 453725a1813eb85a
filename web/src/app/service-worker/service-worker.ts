/** Service worker, which caches build files and never data: `connection/offline` stores data for offline reading. */
import './files'
import './push'
import './shell'
import './update'
