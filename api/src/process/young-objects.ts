import v8 from 'node:v8'

/**
 * Allocation-site pretenuring: at its start, when most that is made stays, V8 may conclude that what an answer is made of stays as well,
 * and from then on put it among the old objects. There it is dead within milliseconds, but keeps what it refers to in memory until
 * everything is collected. Whether that happens is chance, once in two starts.
 */
export const keepObjectsYoung = () => v8.setFlagsFromString('--no-allocation-site-pretenuring')
