import { createDataSource } from '../src/data-source.js'
import { harvestMadeUp } from './made-up-source.js'

const ITEMS = 10_000

/** Harvests ten thousand new items and prints the peak memory. */
const source = await createDataSource(process.argv[2]!).initialize()
const { added } = await harvestMadeUp(source.manager, ITEMS, 3_000_000)
await source.destroy()
if (added !== ITEMS) throw new Error(`${added} of ${ITEMS} items were added`)
process.stdout.write(String(Math.round(process.resourceUsage().maxRSS / 1024)))
