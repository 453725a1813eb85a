import { describe, expect, test } from '@jest/globals'
import { categories, keywordsOf, seededLists, uncategorised } from '../../reference/categories.js'
import { createCategoriser } from './categorise.js'
import { readKeyword } from './keyword.js'

describe('with the keywords of a new database', () => {
  const product = createCategoriser(seededLists(), uncategorised)
  const best = (title: string, cpv: readonly string[] = []) => product({ title, description: null, cpv })[0]!.slug

  test.each(categories.map(({ slug }) => slug))(
    'a tender whose title is a characteristic keyword of %s is in that category',
    slug => {
      const telling = keywordsOf(slug)
        .flatMap(written => readKeyword(written) ?? [])
        .filter(({ weight }) => weight >= 1.5)
      expect(telling.length).toBeGreaterThan(10)
      const missed = telling.filter(
        ({ text }) => !product({ title: text, description: null, cpv: [] }).some(match => match.slug === slug),
      )
      // R-GEN-4
      expect(missed.map(({ text }) => text)).toEqual([])
    },
  )

  test.each([
    ['Groenonderhoud wijk Oost', 'bouw-infrastructuur'],
    ['Inzameling van restafval', 'energie-utiliteit'],
    ['Levering en plaatsing van laadpalen', 'energie-utiliteit'],
    ['Schoonmaakdienstverlening gemeentehuis', 'overig'],
    ['Leerlingenvervoer', 'overig'],
    ['Tolk- en vertaaldiensten', 'overig'],
    ['Objectbeveiliging en surveillance', 'security-privacy'],
    ['Arbodienstverlening', 'hr-organisatie'],
    ['Inhuur van uitzendkrachten', 'hr-organisatie'],
    ['Brandverzekering gebouwen', 'finance-control'],
    ['Collectieve zorgverzekering voor minima', 'zorg-welzijn'],
    ['Inkomensconsulent', 'zorg-welzijn'],
    ['Juridische bijstand', 'governance-compliance'],
    ['Onderzoek naar de effecten van het jeugdbeleid', 'strategie-advies'],
    ['Functioneel beheerder zaaksysteem', 'it-development'],
    ['VTH-applicatie', 'it-development'],
    ['Vervanging netwerkapparatuur datacenter', 'it-infrastructuur'],
    ['Kantoormeubilair', 'leveringen-producten'],
    ['Projectleider herinrichting stationsplein', 'projectmanagement'],
    ['Interim teammanager burgerzaken', 'interim-management'],
    ['Medewerker burgerzaken', 'publieke-sector'],
    ['Taallessen inburgering', 'onderwijs-cultuur'],
    ['Levering van software voor de zorg', 'it-development'],
    // Head noun: the thing that is bought, whatever its purpose.
    ['Administratiesysteem voor treasury en subsidies', 'it-development'],
    ['Elektronisch dossier voor cliënten van de jeugdhulp', 'it-development'],
    ['Portaal voor energieadvies', 'it-development'],
    ['Museumautomatisering', 'it-development'],
    ['Zero-trusttoegang voor de drinkwatervoorziening', 'security-privacy'],
    ['Brandverzekering voor scholen', 'finance-control'],
    ['Projectleider invoering nieuw zaaksysteem', 'projectmanagement'],
    // Two words written apart.
    ['Afval inzameling', 'energie-utiliteit'],
    ['Beveiligings diensten', 'security-privacy'],
    ['Persoonlijke beschermings middelen', 'leveringen-producten'],
    // Goods.
    ['Vaatwassers en diepvriezers', 'leveringen-producten'],
    ['Röntgentoestellen', 'leveringen-producten'],
    // Suffixes that look like other words.
    ['Contractors', 'overig'],
    ['Communities', 'overig'],
    ['Technologies', 'overig'],
    ['Aangesloten', 'overig'],
    ['Sportieve activiteiten', 'onderwijs-cultuur'],
    // R-INT-45
    ['Activiteit bij een circuit', 'overig'],
    ['Lange termijn verhuur van kramen', 'overig'],
  ])('%j is in %s', (title, slug) => {
    // R-GEN-4
    expect(best(title)).toBe(slug)
  })
})
