import { askCurrencySign } from '../../src/config/content/ask-currency-sign.ts';
import { readSchemaFile } from '../../src/config/schema/schema-files.ts';

const languages = (readSchemaFile('parts/language-code.schema.json') as { enum: string[] }).enum;

/** What a currency is marked by: in most languages the same, then those that have another sign. */
const signsOf = (currency: string): Record<string, string> => {
  const signs = languages.map((language) => [language, askCurrencySign(currency, language)]);
  const counts = Map.groupBy(signs, ([, sign]) => sign);
  const [other = ''] = [...counts].toSorted(([, one], [, two]) => two.length - one.length)[0] ?? [];
  return { other, ...Object.fromEntries(signs.filter(([, sign]) => sign !== other)) };
};

/** The signs of all currencies in all languages of the schema, as the pinned Node's `Intl` writes them. */
export const currencySignsFile = (banner: string): string => {
  const lines = Intl.supportedValuesOf('currency').map(
    (currency) => `  ${currency}: ${JSON.stringify(signsOf(currency))},`,
  );
  return `${banner}

/** The languages that the signs below are known in. */
export const signLanguages: readonly string[] = ${JSON.stringify(languages)};

/** What marks an amount of a currency: \`other\`, but for the languages that are named. */
export const currencySigns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${lines.join('\n')}
};
`;
};
