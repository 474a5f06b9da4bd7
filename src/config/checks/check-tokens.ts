import { tokenModels } from '#generated/theme-model.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { didYouMean } from '../schema/nearest.ts';
import type { ResolvedTheme } from '../theme/resolve-theme.ts';
import { findCircle, referencesIn } from '../theme/token-references.ts';
import { makeIssue, type Subject } from './check.ts';

const properties = new Map(
  tokenModels.map(({ group, name, property }) => [`${group}.${name}`, property]),
);
const known = new Set(properties.values());

/** A measure that the merchant set by hand. */
interface OwnToken {
  path: string[];
  property: string;
  css: string;
}

const ownTokens = ({ config }: Subject): OwnToken[] =>
  Object.entries(config.theme.tokens).flatMap(([group, tokens]: [string, Record<string, string>]) =>
    Object.entries(tokens).map(([name, css]) => ({
      path: ['theme', 'tokens', group, name],
      property: properties.get(`${group}.${name}`) ?? '',
      css,
    })),
  );

/**
 * What a merchant's measures refer to exists, and does not lead back to them: a browser would drop
 * such a value without a word.
 */
export const checkTokens = (subject: Subject, { tokens }: ResolvedTheme): UnplacedIssue[] =>
  ownTokens(subject).flatMap(({ path, property, css }) => {
    const stray = referencesIn(css).find((name) => !known.has(name));
    if (stray !== undefined) {
      const message = `There is no token --${stray}.`;
      const hint = didYouMean(stray, [...known]).replace('“lv-', '“--lv-');
      return [makeIssue(subject, 'theme/token-unknown', path, message, hint)];
    }
    const circle = findCircle(property, tokens);
    if (circle === undefined) return [];
    const message = `${circle.map((name) => `--${name}`).join(' → ')}.`;
    return [makeIssue(subject, 'theme/token-circle', path, message, 'Give it a value of its own.')];
  });
