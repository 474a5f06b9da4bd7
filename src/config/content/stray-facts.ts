import type { LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { brandFacts, findStrayFacts } from './brand-facts.ts';

/** A text of a file: where it stands, and whether it is HTML. */
export interface TextUse {
  file: string;
  pointer: string;
  text: LocalizedText;
  html?: boolean;
}

/** Pages and help name what the merchant's file says of the brand, and nothing else. */
export const strayFacts = (uses: readonly TextUse[], config: MerchantConfig): UnplacedIssue[] =>
  uses.flatMap(({ file, pointer, text }) =>
    Object.entries(text).flatMap(([language, words]): UnplacedIssue[] => {
      const facts = brandFacts(config, language);
      const [found] = findStrayFacts(words, facts);
      if (found === undefined) return [];
      return [
        {
          code: 'content/fact-unknown',
          file,
          pointer: pointerTo(pointer, language),
          message: `merchant.json says nothing that ${found} could be.`,
          suggestion: `Known: ${Object.keys(facts).join(', ')}.`,
        },
      ];
    }),
  );
