import type { DomainKey } from './domains.js'
import { keywords } from './keywords.js'

/**
 * The sixteen categories, in display order. Slug and bit are permanent; the bit represents the category in `tenders.category_mask`. The
 * keywords seed a new database; after that, the table is authoritative.
 */
export const categories = [
  {
    slug: 'finance-control',
    name: 'Finance & Control',
    domain: 'business',
    bit: 0,
    icon: 'calculator',
    color: 'blue',
    description: 'Financiën, administratie, accountancy, control, verzekeringen en bankzaken.',
  },
  {
    slug: 'hr-organisatie',
    name: 'HR & Organisatie',
    domain: 'business',
    bit: 1,
    icon: 'users',
    color: 'blue',
    description: 'Personeel, werving, arbodienst, opleiding van medewerkers en organisatieontwikkeling.',
  },
  {
    slug: 'strategie-advies',
    name: 'Strategie & Advies',
    domain: 'business',
    bit: 2,
    icon: 'compass',
    color: 'blue',
    description: 'Advies, onderzoek, evaluatie, communicatie en beleidsontwikkeling.',
  },
  {
    slug: 'governance-compliance',
    name: 'Governance & Compliance',
    domain: 'business',
    bit: 3,
    icon: 'scale',
    color: 'blue',
    description: 'Juridische diensten, audits, toezicht, risico en naleving.',
  },
  {
    slug: 'it-development',
    name: 'IT Development',
    domain: 'technology',
    bit: 4,
    icon: 'code',
    color: 'purple',
    description: 'Software, applicaties, data, functioneel beheer en digitale dienstverlening.',
  },
  {
    slug: 'it-infrastructuur',
    name: 'IT Infrastructuur',
    domain: 'technology',
    bit: 5,
    icon: 'server',
    color: 'purple',
    description: 'Netwerken, hardware, cloud, werkplekken, telefonie en technisch beheer.',
  },
  {
    slug: 'security-privacy',
    name: 'Security & Privacy',
    domain: 'technology',
    bit: 6,
    icon: 'shield',
    color: 'purple',
    description: 'Informatiebeveiliging, privacy en fysieke beveiliging.',
  },
  {
    slug: 'interim-management',
    name: 'Interim Management',
    domain: 'interim',
    bit: 7,
    icon: 'briefcase',
    color: 'orange',
    description: 'Tijdelijke leidinggevenden en bestuurders.',
  },
  {
    slug: 'projectmanagement',
    name: 'Projectmanagement',
    domain: 'interim',
    bit: 8,
    icon: 'kanban',
    color: 'orange',
    description: 'Projectleiders, programmamanagers en de ondersteuning van projecten en programma’s.',
  },
  {
    slug: 'publieke-sector',
    name: 'Publieke Sector',
    domain: 'public-sector',
    bit: 9,
    icon: 'landmark',
    color: 'teal',
    description: 'Taken die eigen zijn aan de overheid: burgerzaken, vergunningen, belastingen, verkiezingen.',
  },
  {
    slug: 'zorg-welzijn',
    name: 'Zorg & Welzijn',
    domain: 'public-sector',
    bit: 10,
    icon: 'heart',
    color: 'teal',
    description: 'Zorg, jeugdhulp, Wmo, welzijnswerk en gezondheid.',
  },
  {
    slug: 'onderwijs-cultuur',
    name: 'Onderwijs & Cultuur',
    domain: 'public-sector',
    bit: 11,
    icon: 'graduation-cap',
    color: 'teal',
    description: 'Scholen, lesmateriaal, inburgering, bibliotheken, musea, kunst en sport.',
  },
  {
    slug: 'bouw-infrastructuur',
    name: 'Bouw & Infrastructuur',
    domain: 'eu-specific',
    bit: 12,
    icon: 'hard-hat',
    color: 'pink',
    description: 'Bouw, renovatie, wegen, waterbouw, installaties en groenonderhoud.',
  },
  {
    slug: 'energie-utiliteit',
    name: 'Energie & Utiliteit',
    domain: 'eu-specific',
    bit: 13,
    icon: 'zap',
    color: 'pink',
    description: 'Energie, laadinfrastructuur, warmte, water, riolering en afval.',
  },
  {
    slug: 'leveringen-producten',
    name: 'Leveringen & Producten',
    domain: 'eu-specific',
    bit: 14,
    icon: 'package',
    color: 'pink',
    description: 'Goederen van alle soorten, van voertuigen tot meubilair en medische hulpmiddelen.',
  },
  {
    slug: 'overig',
    name: 'Overig',
    domain: 'other',
    bit: 15,
    icon: 'circle-help',
    color: 'gray',
    description: 'Schoonmaak, catering, vervoer, vertalingen en alles wat nergens anders past.',
  },
] as const satisfies readonly {
  slug: string
  name: string
  domain: DomainKey
  bit: number
  icon: string
  color: string
  description: string
}[]

export type CategorySlug = (typeof categories)[number]['slug']

/** Fallback category of a tender that no keyword matches. */
export const uncategorised = 'overig' satisfies CategorySlug

for (const slug of keywords.keys())
  if (!categories.some(category => category.slug === slug)) throw new Error(`keywords.tsv: ${slug} is no category`)

export const keywordsOf = (slug: CategorySlug): readonly string[] => keywords.get(slug) ?? []

export const seededLists = () => categories.map(({ slug }) => ({ slug, keywords: keywordsOf(slug) }))

/** Pseudo-category of the filter that stands for every category of the domain technology. */
export const itAndTechnology = { name: 'IT & Technologie', domain: 'technology' } as const satisfies {
  name: string
  domain: DomainKey
}
