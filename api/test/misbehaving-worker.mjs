/** A worker that misbehaves as it is told to. */
export default function normalise(task) {
  if (task?.raw === 'loop') for (;;);
  if (task?.raw === 'memory') {
    const kept = []
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index })))
  }
  if (task?.raw === 'bug') throw new TypeError('bug')
  return { draft: { title: 'Gelezen' } }
}
