import type { LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { findHtmlIssues } from './html-issues.ts';

/** A text of a file: where it stands, and whether it is HTML. */
export interface TextUse {
  file: string;
  pointer: string;
  text: LocalizedText;
  html?: boolean;
}

/**
 * A text must be there in the default language or in English, and its HTML must be clean.
 */
export const checkText = (use: TextUse, { languages }: MerchantConfig): UnplacedIssue[] => {
  const { file, pointer, text } = use;
  const issues: UnplacedIssue[] = [];
  if (text[languages.default] === undefined && text.en === undefined) {
    const needed = languages.default === 'en' ? 'en' : `${languages.default} or en`;
    issues.push({
      code: 'content/text-missing',
      file,
      pointer,
      atKey: true,
      message: `This text is given in ${Object.keys(text).join(', ')}, but not in ${needed}.`,
      suggestion: `Add a text for ${needed}.`,
    });
  }
  if (use.html !== true) return issues;
  for (const [language, html] of Object.entries(text)) {
    const faults = findHtmlIssues(html);
    if (faults.length === 0) continue;
    issues.push({
      code: 'content/unsafe-html',
      file,
      pointer: pointerTo(pointer, language),
      message: `Cleaning would remove ${faults.join(', ')}.`,
      suggestion: 'Take it out.',
    });
  }
  return issues;
};

/** The localised texts of merchant.json itself. */
export const configTexts = (file: string, config: MerchantConfig): TextUse[] => [
  { file, pointer: '/brand/slogan', text: config.brand.slogan },
  { file, pointer: '/brand/description', text: config.brand.description },
  { file, pointer: '/licence/text', text: config.licence.text },
  { file, pointer: '/maintenance/message', text: config.maintenance.message },
  ...config.payments.channels.map(({ name }, index) => ({
    file,
    pointer: `/payments/channels/${index}/name`,
    text: name,
  })),
];
