/** A worker thread that misbehaves as its task tells it to. */
export default function normalise(task) {
  const told = task?.list ? task.list.text : task?.raw
  if (told === 'loop') for (;;);
  if (told === 'memory') {
    const kept = []
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index })))
  }
  if (told === 'bug') throw new TypeError('bug')
  if (task?.list) return { page: { entries: [] } }
  return { draft: { title: 'Gelezen' } }
}
