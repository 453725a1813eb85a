import { say } from './process/lifecycle.js'
import { silent } from './process/report.js'
import { startProduct } from './start.js'

await startProduct({
  begin(title) {
    say(`${title} …`)
    return silent.begin(title)
  },
  ready: url => say(`GreenRock Tenders is ready: ${url}`),
})
