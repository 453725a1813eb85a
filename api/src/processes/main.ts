import { say } from './lifecycle.js'
import { silent } from './report.js'
import { startProduct } from './start.js'

await startProduct({
  begin(title) {
    say(`${title} …`)
    return silent.begin(title)
  },
  ready: url => say(`GreenRock Tenders is ready: ${url}`),
})
