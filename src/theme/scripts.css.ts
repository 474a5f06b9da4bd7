import { globalStyle } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

interface ScriptRule {
  languages: string[];
  /** Line height of running text, of headings, of controls. */
  lines: [text: string, tight: string, normal: string];
  /** Letters that join or stack must not be spaced, slanted or shrunk. */
  plainDisplay?: boolean;
}

/** Line heights by script: tall stacks and marks need room that Latin does not. */
const scripts: ScriptRule[] = [
  { languages: ['my'], lines: ['1.95', '1.6', '1.7'], plainDisplay: true },
  { languages: ['km', 'lo'], lines: ['1.9', '1.55', '1.65'], plainDisplay: true },
  { languages: ['th'], lines: ['1.75', '1.45', '1.55'], plainDisplay: true },
  {
    languages: ['hi', 'bn', 'ta', 'te', 'mr', 'ne', 'si'],
    lines: ['1.75', '1.45', '1.55'],
    plainDisplay: true,
  },
  { languages: ['ar', 'fa'], lines: ['1.8', '1.4', '1.55'], plainDisplay: true },
  { languages: ['ur'], lines: ['2.1', '1.7', '1.8'], plainDisplay: true },
  { languages: ['he'], lines: ['1.65', '1.3', '1.45'], plainDisplay: true },
  { languages: ['zh', 'ja', 'ko'], lines: ['1.7', '1.35', '1.5'], plainDisplay: true },
  { languages: ['vi'], lines: ['1.65', '1.3', '1.45'] },
];

for (const { languages, lines, plainDisplay } of scripts) {
  // [lang] thrice outweighs the theme's `:root[data-mode]`, whatever the order of the files.
  const selector = languages.map((code) => `[lang][lang][lang]:lang(${code})`).join(', ');
  globalStyle(selector, {
    vars: {
      [vars.line.text]: lines[0],
      [vars.line.tight]: lines[1],
      [vars.line.normal]: lines[2],
      ...(plainDisplay && { [vars.tracking.display]: '0', [vars.style.display]: 'normal' }),
    },
  });
}
