import type { LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { didYouMean, listed } from '../schema/nearest.ts';
import { findByHand, findPromise } from './figures-by-hand.ts';
import type { LoadedContent } from './load-content.ts';
import { promotionFigures } from './promotion-figures.ts';
import {
  namesIn,
  splitName,
  type TellingItem,
  type TellingKind,
  tellingKinds,
  toldBy,
  toldFigures,
  type ToldSource,
} from './told-promotions.ts';

type Fault = Pick<UnplacedIssue, 'code' | 'message' | 'suggestion'>;

/** Kinds whose texts also name what merchant.json says of the brand. */
const FACTUAL: ReadonlySet<TellingKind> = new Set(['help', 'pages']);

const unknownPromotion = (id: string, known: readonly string[]): Fault => ({
  code: 'promotion/placeholder',
  message: `There is no promotion “${id}”.`,
  suggestion:
    didYouMean(id, known) || (known.length > 0 ? `There are ${listed(known)}.` : 'There is none.'),
});

/** What the texts of one brand are checked against. */
interface CheckedSource extends ToldSource {
  /** The figures of some of its promotions; made once for each language, since every text is held to them. */
  figures: (
    promotions: ToldSource['promotions'],
    language: string,
  ) => ReturnType<typeof toldFigures>;
}

const checkedSource = (source: ToldSource): CheckedSource => {
  const known = new Map<string, ReturnType<typeof toldFigures>>();
  const figures: CheckedSource['figures'] = (promotions, language) => {
    const key = JSON.stringify([language, promotions.map(({ id }) => id)]);
    const made = known.get(key) ?? toldFigures(promotions, source.config, language);
    known.set(key, made);
    return made;
  };
  return { ...source, figures };
};

/** What is wrong with the name of one placeholder. */
const nameFault = (
  name: string,
  kind: TellingKind,
  { promotions, config }: ToldSource,
): Fault | undefined => {
  const split = splitName(name);
  // Which facts there are is asked elsewhere.
  if (!split && FACTUAL.has(kind)) return undefined;
  if (!split)
    return {
      code: 'promotion/placeholder',
      message: `{{${name}}} does not say of which promotion it is.`,
      suggestion: `Write {{${promotions[0]?.id ?? 'welcome'}.${name || 'percent'}}}, with the id of the promotion.`,
    };
  const promotion = promotions.find(({ id }) => id === split.id);
  if (!promotion)
    return unknownPromotion(
      split.id,
      promotions.map(({ id }) => id),
    );
  const known = Object.keys(promotionFigures(promotion, config, 'en'));
  if (known.includes(split.figure)) return undefined;
  return {
    code: 'promotion/placeholder',
    message: `The promotion “${split.id}” has no figure “${split.figure}”.`,
    suggestion:
      didYouMean(split.figure, known) ||
      (known.length > 0 ? `Known: ${listed(known)}.` : 'It has no mechanic with figures.'),
  };
};

const byHandFault = (message: string | undefined): Fault | undefined =>
  message === undefined
    ? undefined
    : {
        code: 'promotion/figure-by-hand',
        message,
        suggestion:
          'Figures come from the promotion’s mechanic, so that text and rule cannot differ; what is no rule is not promised.',
      };

/** The first fault of a text of one item, in one language. */
const textFault = (
  words: string,
  language: string,
  { kind, item }: { kind: TellingKind; item: TellingItem },
  source: CheckedSource,
): Fault | undefined => {
  const wrong = namesIn(words)
    .map((name) => nameFault(name, kind, source))
    .find((fault) => fault !== undefined);
  if (wrong) return wrong;
  const { promotions, config, figures } = source;
  const told = toldBy(item);
  const ofItem = promotions.filter(({ id }) => told.includes(id));
  const writing = { currency: config.currency, language };
  return byHandFault(
    (ofItem.length > 0 ? findByHand(words, figures(ofItem, language), writing) : undefined) ??
      findPromise(words, figures(promotions, language), writing, !FACTUAL.has(kind)),
  );
};

const itemIssues = (
  item: TellingItem,
  kind: TellingKind,
  source: CheckedSource,
): (Fault & { at: string[] })[] =>
  ['title', 'subtitle', 'cta', 'content'].flatMap((key) =>
    Object.entries((Reflect.get(item, key) as LocalizedText | undefined) ?? {}).flatMap(
      ([language, words]) => {
        const fault = textFault(words, language, { kind, item }, source);
        return fault ? [{ ...fault, at: [key, language] }] : [];
      },
    ),
  );

/** The words of the brand itself, which stand on the home page and are told to search engines. */
const brandIssues = (
  file: string,
  config: MerchantConfig,
  source: CheckedSource,
): UnplacedIssue[] =>
  Object.entries({ slogan: config.brand.slogan, description: config.brand.description }).flatMap(
    ([key, text]) =>
      Object.entries(text).flatMap(([language, words]): UnplacedIssue[] => {
        const writing = { currency: config.currency, language };
        const figures = source.figures(source.promotions, language);
        const message = findPromise(words, figures, writing, false);
        if (message === undefined) return [];
        return [
          {
            code: 'promotion/figure-by-hand',
            file,
            pointer: pointerTo('/brand', key, language),
            message: message.replace(/; write .*$/, '.'),
            suggestion: 'Nothing is filled in here: say it without the figure.',
          },
        ];
      }),
  );

/**
 * Checks that the texts of banners, notices, popups, help and pages write no figure of a promotion by hand, and name only
 * promotions and figures that there are. Where the promotions cannot be read, nothing is said.
 */
export const checkToldFigures = (
  { file, config }: { file: string; config: MerchantConfig },
  { content, files, unknown }: LoadedContent,
): UnplacedIssue[] => {
  if (unknown.has('promotions')) return [];
  const source = checkedSource({ promotions: content.promotions, config });
  const ofContent = tellingKinds.flatMap((kind) =>
    content[kind].flatMap((item, index) =>
      itemIssues(item, kind, source).map(({ at, ...fault }) => ({
        ...fault,
        file: files[kind] ?? file,
        pointer: pointerTo('/items', index, ...at),
      })),
    ),
  );
  return [...ofContent, ...brandIssues(file, config, source)];
};
