import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'

const database = testDatabase()
const db = () => database.manager

const LIST = `query ($search: String) { tenders(filter: { search: $search, searchExactly: true }) { totalCount nodes { title } } }`

async function found(search: string): Promise<string[]> {
  const { data, errors } = await ask(db(), LIST, { search })
  expect(errors).toBeUndefined()
  const titles = data.tenders.nodes.map(({ title }: { title: string }) => title) as string[]
  expect(data.tenders.totalCount).toBe(titles.length)
  return titles
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** Later titles are newer, so that an order by date alone would be the reverse of the expected one. */
async function withTitles(...titles: string[]): Promise<void> {
  for (const [index, title] of titles.entries())
    await aTender(db(), { title, publicationDate: minutesAgo(1000 - index) })
}

/** Expects these results of searches in the tenders that the test has stored, in any order. */
async function expectFound(results: readonly (readonly [search: string, titles: readonly string[]])[]): Promise<void> {
  for (const [search, titles] of results)
    expect([search, (await found(search)).toSorted()]).toEqual([search, titles.toSorted()])
}

describe('special characters in a search', () => {
  test('alone are treated as text, and find nothing', async () => {
    await aTender(db(), { title: 'Iets anders' })
    const signs = String.raw`% _ __ ' " "" " " """ “” \ \\ & | ! ( ) : * :* <-> <2> - -- -" -"" !! && / … 💥 👩‍👩‍👧 ٪ [ { $1 = ~ <`
    const alone = [...signs.split(' '), '" "', '- -', "' OR 1=1 --", '\u202e']
    // R-INT-49
    await expectFound(alone.map(search => [search, []]))
  })

  test('beside words are not part of them', async () => {
    await aTender(db(), { title: 'Sluis' })
    // R-INT-49
    await expectFound([
      ['"sluis', ['Sluis']],
      ['sluis"', ['Sluis']],
      ["sluis'", ['Sluis']],
      ["'sluis'", ['Sluis']],
      ['dijk"sluis', []],
      ['100% sluis', []],
      ['% sluis _', ['Sluis']],
      ['sluis & !', ['Sluis']],
      ['(sluis:*', ['Sluis']],
      ['sluis | dijk', []],
      ['!sluis', ['Sluis']],
      ['sluis\\', ['Sluis']],
      ['sluis -', ['Sluis']],
      ['sluis 💥', ['Sluis']],
      ['\u200fsluis', ['Sluis']],
      ['~sluis', ['Sluis']],
      ['*', []],
    ])
  })

  test('a quote, a percent sign and an underscore in a title can be searched', async () => {
    await withTitles('Renovatie "De Hoeve"', 'Korting van 10% op een_ding', "Foto's en video's")
    // R-INT-49
    expect(await found('hoeve')).toEqual(['Renovatie "De Hoeve"'])
    expect(await found('10%')).toEqual(['Korting van 10% op een_ding'])
    expect(await found('een_ding')).toEqual(['Korting van 10% op een_ding'])
    for (const search of ["foto's", 'foto’s', 'fotos', 'foto'])
      expect(await found(search)).toEqual(["Foto's en video's"])
  })

  test('a search of 200 characters is accepted; one of 201 or with NUL is refused', async () => {
    await aTender(db(), { title: `Sluis ${'é'.repeat(150)}` })
    for (const search of ['x'.repeat(200), '('.repeat(200), '"'.repeat(199), 'a '.repeat(100), '-a'.repeat(100)])
      await found(search)
    expect(await found(`sluis ${'e'.repeat(150)}`)).toHaveLength(1)
    for (const search of ['x'.repeat(201), 'sluis\0'])
      expect((await ask(db(), LIST, { search })).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', fields: [{ name: 'filter.search' }] } },
      ])
  })

  test('any text gets an answer without an error', async () => {
    await withTitles('Onderhoud "bruggen" & sluizen', 'Re-integratie')
    const signs = fc.constantFrom(...Array.from('"\'\\%_-&|!():*<>~=/ .aé“’💥\u202e0\ud83d'))
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: signs, maxLength: 60 }),
      fc
        .array(fc.constantFrom('brug', '-brug', '"brug', 'brug"', '-"', 're-integratie', 'de', '-de', '&', "a'b"))
        .map(words => words.join(' ')),
    )
    await fc.assert(
      fc.asyncProperty(texts, async text => {
        const { errors } = await ask(db(), LIST, { search: text.replaceAll('\0', '').slice(0, 200) })
        // R-INT-49
        expect(errors).toBeUndefined()
      }),
      { numRuns: process.env.TEST_LONG === '1' ? 1000 : 100 },
    )
  })

  test('stop words are ignored, unless the search consists of them', async () => {
    await withTitles('Bouw van een brug', 'Brug', 'Dijk')
    expect(await found('de brug')).toHaveLength(2)
    expect(await found('van een')).toEqual(['Bouw van een brug'])
    expect(await found('Bouw van een brug')).toEqual(['Bouw van een brug'])
  })
})

describe('a word in a search', () => {
  test('is found in title, organisation, description and place', async () => {
    await aTender(db(), { title: 'In de titel: kanovaren' })
    await aTender(db(), { title: 'B', organization: 'Vereniging Kanovaren' })
    await aTender(db(), { title: 'C', description: 'Om te kanovaren.' })
    await aTender(db(), { title: 'D', region: 'Kanovaren aan Zee', province: 'Zeeland' })
    // R-FILT-2 R-FILT-3 R-FILT-4 R-FILT-5
    expect((await found('kanovaren')).toSorted()).toEqual(['B', 'C', 'D', 'In de titel: kanovaren'])
    expect(await found('zeeland')).toEqual(['D'])
    expect(await found('kanovaren zeeland')).toEqual(['D'])
    expect(await found('kanovaren utrecht')).toEqual([])
  })

  test.each([
    ['bruggen', 'Vervanging brug'],
    ['brug', 'Vervanging van bruggen'],
    ['huizen', 'Sloop van een huis'],
    ['huis', 'Sloop van huizen'],
    ['scholen', 'Bouw van een school'],
    ['taxaties', 'Taxatie van woningen'],
    ['taxatie', 'WOZ-taxaties'],
    ['brieven', 'Brief aan de raad'],
    ['archief', 'Verhuizing van archieven'],
    ['verzekering', 'Verzekeringen: brand'],
    ['kantoren', 'Kantoormeubilair'],
    ['clienten', 'Cliënten'],
    ['CLIËNTEN', 'clientenraad'],
    ['notariele', 'Notariële diensten'],
    ['reintegratie', 'Re-integratie tweede spoor'],
    ['re-integratie', 'Reintegratie'],
    ['re-integratie', 'Re-integratietraject'],
    ['analist', 'Adviseur/analist'],
  ])('%j finds %j, regardless of number, accents, case and hyphens', async (search, title) => {
    await withTitles(title, 'Iets anders')
    // R-FILT-2
    expect(await found(search)).toEqual([title])
  })

  const languages = ['C# ontwikkelaar', 'C++-ontwikkelaar', 'F#/ontwikkelaar', 'Ontwikkelaar R', 'Ontwikkelaar (.NET)']
  const others = ['Categorie C en F', 'Uitbreiding warmtenet', 'Beheer internet', 'Sneller net', 'Renovatie', '#1 ++']

  test('that names a programming language finds it first, and no word that differs by its sign', async () => {
    await withTitles(...languages, ...others)
    for (const [search, title] of [
      ['c++', languages[1]],
      ['C#', languages[0]],
      ['f#', languages[2]],
      ['R', languages[3]],
      ['.net', languages[4]],
      ['dotnet', languages[4]],
      ['"C++"', languages[1]],
      ['ontwikkelaar "c++"', languages[1]],
      ['c++ ontwikkelaar', languages[1]],
      ['.net-ontwikkelaar', languages[4]],
      ['C#\u200b', languages[0]],
    ] as const) {
      const [first, ...rest] = await found(search)
      expect([search, first]).toEqual([search, title])
      expect(rest.filter(one => others.includes(one))).toEqual([])
    }
  })

  test('with a minus excludes only that language', async () => {
    await withTitles(...languages)
    const without = (left: number) => languages.filter((_title, index) => index !== left)
    await expectFound([
      ['ontwikkelaar -c++', without(1)],
      ['ontwikkelaar -.net', without(4)],
      ['ontwikkelaar -"C#"', without(0)],
      ['ontwikkelaar -r', without(3)],
    ])
  })

  test.each(['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'])(
    'is found with and without %j, in the search and in the tender',
    async invisible => {
      await withTitles(`Infor${invisible}matie${invisible}beveiliging`, 'Iets anders')
      await aTender(db(), { title: 'B', description: `Over informatie${invisible}beveiliging, in C${invisible}++.` })
      for (const search of ['informatiebeveiliging', `informatie${invisible}beveiliging`, 'beveiliging'])
        expect((await found(search)).length).toBe(2)
      expect(await found(`"c${invisible}++"`)).toEqual(['B'])
      expect(await found(invisible)).toHaveLength(3)
    },
  )

  test('that names a place does not match parts of compounds', async () => {
    await withTitles('Elektrische wagens', 'Onderzoek in Wageningen')
    expect(await found('Wageningen')).toEqual(['Onderzoek in Wageningen'])
  })

  test('is found after each letter while it is typed', async () => {
    await withTitles('Schoonmaak', 'Iets anders')
    for (let length = 1; length <= 'schoonmaak'.length; length++)
      // R-FILT-2
      expect([length, await found('schoonmaak'.slice(0, length))]).toEqual([length, ['Schoonmaak']])
  })

  test.each([
    ['beveiliging', 'Informatiebeveiliging'],
    ['beveiliging', 'Inhuur van informatiebeveiligingsadviseurs'],
    ['beveil', 'Objectbeveiliging'],
    ['adviseur', 'Informatiebeveiligingsadviseurs'],
    ['zorg', 'Jeugdzorg'],
    ['zorg', 'Zorgverlening'],
    ['zorg', 'Crisismanager bij een jeugdzorgaanbieder'],
    ['gas', 'Aardgas voor scholen'],
    ['scholen', 'Muziek op basisscholen'],
    ['school', 'Muziek op basisscholen'],
    ['controller', 'Concerncontroller'],
    ['verlichting', 'Straatverlichting'],
    ['informatie beveiliging', 'Informatiebeveiliging'],
    ['pianola', 'Straatpianola'],
  ])('%j finds the compound in %j', async (search, title) => {
    await withTitles(title, 'Iets anders')
    // R-FILT-2
    expect(await found(search)).toEqual([title])
  })

  test.each([
    ['zorg', 'Verzorging'],
    ['zorg', 'Postbezorging'],
    ['sport', 'Transport'],
    ['taal', 'Digitaal en totaal'],
    ['lening', 'Vergunningverlening'],
    ['ict', 'District'],
  ])('%j does not find %j, a word that contains it by accident', async (search, title) => {
    await withTitles(title)
    expect(await found(search)).toEqual([])
  })

  test('in a changed title replaces the old words', async () => {
    const tender = await aTender(db(), { title: 'Jeugdzorg' })
    await db().query('UPDATE tenders SET archived = true')
    expect(await found('zorg')).toEqual([])
    await db().query('UPDATE tenders SET archived = false')
    expect(await found('zorg')).toEqual(['Jeugdzorg'])
    await db().query(`UPDATE tenders SET title = 'Straatverlichting' WHERE id = $1`, [tender.id])
    expect([await found('zorg'), await found('verlichting')]).toEqual([[], ['Straatverlichting']])
  })
})

describe('a search for work of the self-employed', () => {
  test('does not find what excludes them, unless it is a phrase', async () => {
    const texts = [
      ['not_allowed', 'Jurist, geen zzp'],
      ['allowed', 'Jurist, ook zzp'],
      [null, 'Jurist'],
    ] as const
    for (const [selfEmployment, title] of texts)
      await aTender(db(), { title, selfEmployment, tenderType: 'freelance_contract' })
    expect((await found('zzp jurist')).toSorted()).toEqual(['Jurist', 'Jurist, ook zzp'])
    expect(await found('zzp')).not.toContain('Jurist, geen zzp')
    expect(await found('"geen zzp"')).toEqual(['Jurist, geen zzp'])
    expect(await found('jurist -zzp')).toEqual(['Jurist'])
    expect(await found('jurist')).toHaveLength(3)
  })

  test('says how many it leaves out, and a filter on self-employment decides instead', async () => {
    const texts = [
      ['not_allowed', 'Jurist bestuursrecht'],
      ['not_allowed', 'Jurist vreemdelingenrecht'],
      ['allowed', 'Jurist'],
    ] as const
    for (const [selfEmployment, title] of texts)
      await aTender(db(), { title, selfEmployment, tenderType: 'freelance_contract' })
    const answerTo = async (filter: string) => {
      const fields = 'totalCount excludingSelfEmployed facets { selfEmployment { key count } }'
      const { data } = await ask(db(), `{ tenders(filter: { ${filter} }) { ${fields} } }`)
      const { totalCount, excludingSelfEmployed, facets } = data.tenders
      const facet = facets.selfEmployment.find(({ key }: { key: string }) => key === 'NOT_ALLOWED')
      return [totalCount, excludingSelfEmployed, facet.count]
    }
    expect(await answerTo('search: "zzp jurist"')).toEqual([1, 2, 2])
    expect(await answerTo('search: "zzp bestuursrecht"')).toEqual([0, 1, 1])
    expect(await answerTo('search: "jurist"')).toEqual([3, 0, 2])
    expect(await answerTo('search: "zzp jurist", selfEmployment: NOT_ALLOWED')).toEqual([2, 0, 2])
    expect(await answerTo('search: "zzp jurist", selfEmployments: [NOT_ALLOWED, ALLOWED]')).toEqual([3, 0, 2])
  })
})

describe('quotes and minus in a search', () => {
  test('quotes mark a phrase', async () => {
    await withTitles('Wonen is niet van ons: beschermd', 'Beschermd wonen', 'Inkoop van zorg')
    await expectFound([
      ['"beschermd wonen"', ['Beschermd wonen']],
      ['“beschermd wonen”', ['Beschermd wonen']],
      ['"wonen beschermd"', []],
      ['"Beschermd Wonen" utrecht', []],
      ['"inkoop van zorg"', ['Inkoop van zorg']],
      ['"inkoop zorg"', []],
      ['inkoop zorg', ['Inkoop van zorg']],
      ['"van"', ['Inkoop van zorg', 'Wonen is niet van ons: beschermd']],
      ['"beschermd" "wonen"', ['Beschermd wonen', 'Wonen is niet van ons: beschermd']],
    ])
  })

  test('a minus excludes tenders with the word', async () => {
    await withTitles('Brug en sluis', 'Brug en dijk', 'Re-integratie')
    await expectFound([
      ['brug -sluis', ['Brug en dijk']],
      ['brug -sluizen', ['Brug en dijk']],
      ['-sluis brug', ['Brug en dijk']],
      ['brug -"brug en dijk"', ['Brug en sluis']],
      ['brug - sluis', ['Brug en sluis']],
      ['brug -slu', ['Brug en dijk', 'Brug en sluis']],
      ['-brug', ['Re-integratie']],
      ['-brug -"re-integratie"', []],
      ['re-integratie', ['Re-integratie']],
    ])
  })
})

describe('the relevance of results', () => {
  test('ranks a title before an organisation or a place, and these before a description', async () => {
    const at = (minutes: number) => ({ publicationDate: minutesAgo(minutes) })
    await aTender(db(), { title: 'titel met haven', ...at(40) })
    await aTender(db(), { title: 'organisatie', organization: 'Haven', ...at(30) })
    await aTender(db(), { title: 'plaats', region: 'Haven', ...at(20) })
    await aTender(db(), { title: 'tekst', description: 'Haven, haven en nog eens haven', ...at(10) })
    expect(await found('haven')).toEqual(['titel met haven', 'plaats', 'organisatie', 'tekst'])
  })

  test('ranks a whole word before a prefix, and that before a part of a compound', async () => {
    await withTitles('De zorg', 'Zorgverlening', 'Jeugdzorg')
    expect(await found('zorg')).toEqual(['De zorg', 'Zorgverlening', 'Jeugdzorg'])
  })

  test('ranks a part of a compound in a title before an organisation', async () => {
    await withTitles('Jeugdzorg')
    await aTender(db(), { title: 'Laptops', organization: 'Zorg' })
    expect(await found('zorg')).toEqual(['Jeugdzorg', 'Laptops'])
  })

  test('ranks adjacent words first', async () => {
    await withTitles('Openbare verlichting', 'Verlichting openbare ruimte', 'Openbare wc met verlichting')
    expect((await found('openbare verlichting'))[0]).toBe('Openbare verlichting')
    expect((await found('verlichting openbare'))[0]).toBe('Verlichting openbare ruimte')
  })

  test('ranks a whole word in a description before a prefix and a part of a compound', async () => {
    const descriptions = ['De zorg voor ouderen.', 'Over zorgverlening.', 'Over jeugdzorg.']
    for (const [index, description] of descriptions.entries())
      await aTender(db(), { title: String(index), description, publicationDate: minutesAgo(9 - index) })
    expect((await found('zorg'))[0]).toBe('0')
  })

  test('orders equal ranks by date, the newest first', async () => {
    await withTitles('Brug een', 'Brug twee', 'Brug drie')
    expect(await found('brug')).toEqual(['Brug drie', 'Brug twee', 'Brug een'])
  })

  test('gives pages without gaps or duplicates', async () => {
    await withTitles('Zorg', 'Jeugdzorg', 'Zorgen', 'Zorgverlening', 'Ouderenzorg', 'Zorg en zorg')
    const query = `query ($after: String) { tenders(filter: { search: "zorg" }, first: 2, after: $after) {
      pageInfo { endCursor hasNextPage } nodes { title } } }`
    const seen: string[] = []
    let after: string | null = null
    for (let page = 0; page < 3; page++) {
      const { data } = await ask(db(), query, { after })
      seen.push(...data.tenders.nodes.map(({ title }: { title: string }) => title))
      after = data.tenders.pageInfo.endCursor
    }
    // R-INT-37
    expect(seen).toEqual(await found('zorg'))
    expect(seen).toHaveLength(6)
  })
})
