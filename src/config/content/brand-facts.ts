import type { MerchantConfig } from '#generated/merchant-config.ts';
import { numberFormat } from '#domain/intl-formats.ts';

/** What the texts of pages and help may name: the parts of the merchant's file. */
export type FactSource = Pick<MerchantConfig, 'brand' | 'licence' | 'ages'>;

/** `{{licensee}}`: the name of a fact in a text; with a dot it is a promotion's figure. */
const placeholder = /\{\{\s*([^{}.]*?)\s*\}\}/g;

/**
 * What a brand's pages and help may name, by the name of the placeholder; empty where the merchant's file has
 * nothing.
 *
 * @param language BCP-47; decides digits
 */
export const brandFacts = (
  { brand, licence, ages }: FactSource,
  language: string,
): Record<string, string> => ({
  brand: brand.name,
  licensee: licence.licensee || brand.legalName,
  authority: licence.authority,
  number: licence.number,
  helpline: [licence.helpline.name, licence.helpline.phone].filter(Boolean).join(', '),
  age: numberFormat(language, {}).format(ages.minimum),
});

/** The names in a text that are no facts, and those of which the merchant's file says nothing. */
export const findStrayFacts = (text: string, facts: Record<string, string>): string[] =>
  [...text.matchAll(placeholder)].flatMap(([whole, name = '']) => (facts[name] ? [] : [whole]));

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const fill = (text: string, facts: Record<string, string>): string =>
  text.replaceAll(placeholder, (whole, name: string) => facts[name] ?? whole);

/** Writes the facts into the titles and the HTML of a brand's pages or help. */
export const fillFacts = <Item extends { title: object; content: object }>(
  items: readonly Item[],
  source: FactSource,
): Item[] => {
  const filled = (texts: object, isHtml: boolean): object =>
    Object.fromEntries(
      Object.entries(texts).map(([language, text]) => {
        const facts = Object.entries(brandFacts(source, language));
        const written = facts.map(([name, fact]) => [name, isHtml ? asHtml(fact) : fact]);
        return [
          language,
          fill(String(text), Object.fromEntries(written) as Record<string, string>),
        ];
      }),
    );
  return items.map((item) => ({
    ...item,
    title: filled(item.title, false),
    content: filled(item.content, true),
  }));
};
