/** '€ 1.250.000', '€ 1.250,50', 'XXX 12' for a code that is no currency. @param currency ISO 4217; null counts as euro */
export function money(amount: number, currency: string | null): string {
  const digits = { maximumFractionDigits: Number.isInteger(amount) ? 0 : 2 }
  try {
    return new Intl.NumberFormat('nl-NL', { style: 'currency', currency: currency ?? 'EUR', ...digits }).format(amount)
  } catch {
    return `${currency} ${new Intl.NumberFormat('nl-NL', digits).format(amount)}`
  }
}
