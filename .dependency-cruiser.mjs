/**
 * The layers of `api/src` and `web/src`, from the top down; each is a folder. A layer imports only from itself and from
 * layers below it, types included. `npm run lint` checks this.
 */
const layers = {
  'api/src': ['processes', 'transport', 'ingest', 'people', 'tenders', 'accounts', 'platform', 'reference'],
  'web/src': ['app', 'pages', 'features', 'connection', 'ui', 'platform'],
}

const onlyDownwards = ([house, names]) => [
  ...names.slice(1).map((name, index) => ({
    name: `${house}/${name} imports only downwards`,
    severity: 'error',
    from: { path: `^${house}/${name}/` },
    to: { path: `^${house}/(?:${names.slice(0, index + 1).join('|')})/` },
  })),
  {
    name: `${house} holds its layers only`,
    comment: 'A new file belongs in one of the layers.',
    severity: 'error',
    from: { path: `^${house}/`, pathNot: `^${house}/(?:${names.join('|')})/` },
    to: {},
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(layers).flatMap(onlyDownwards),
    {
      name: 'no-circles-of-files',
      comment: 'Two files that import each other, however far round, are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no API that the tool could ask; swc reads the same imports, type imports too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    includeOnly: '^(?:api|web)/src',
    exclude: '(?:\\.(?:test|generated)\\.tsx?$|/testing/)',
  },
}
