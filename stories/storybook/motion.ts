import type { ToolbarGlobals } from './story-environment.ts';

type Motion = ToolbarGlobals['motion'];

const FEATURE = /\(prefers-reduced-motion(?:: (reduce|no-preference))?\)/gu;

let motion: Motion = 'device';
const listeners = new Set<() => void>();

/** A media query with what it says of motion decided: an always true or never true part. */
const decide = (query: string): string =>
  query.replaceAll(FEATURE, (_feature, value?: string) => {
    const isReduced = motion === 'reduced';
    const holds = value === 'no-preference' ? !isReduced : isReduced;
    return holds ? '(min-width: 0px)' : '(max-width: 0px)';
  });

/** What the style sheet asked for before a choice of ours was written over it. */
const authored = new WeakMap<CSSMediaRule, string>();

const decideRules = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = authored.get(rule) ?? rule.media.mediaText;
      if (query.includes('prefers-reduced-motion')) {
        authored.set(rule, query);
        const wanted = motion === 'device' ? query : decide(query);
        if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
      }
    }
    if (rule instanceof CSSGroupingRule) decideRules(rule.cssRules);
  }
};

const decideSheets = (): void => {
  for (const sheet of document.styleSheets) {
    try {
      decideRules(sheet.cssRules);
    } catch {
      // A sheet of another origin keeps its secrets; ours are all from here.
    }
  }
};

/** `matchMedia` that answers for the toolbar, and tells when the toolbar changes. */
const answerFor = (query: string, ask: typeof matchMedia): MediaQueryList => {
  const list = ask.call(window, query);
  if (!query.includes('prefers-reduced-motion')) return list;
  Object.defineProperty(list, 'matches', {
    get: () => ask.call(window, motion === 'device' ? query : decide(query)).matches,
  });
  const tell = (): void => {
    list.dispatchEvent(new MediaQueryListEvent('change', { media: query, matches: list.matches }));
  };
  listeners.add(tell);
  return list;
};

const isStyle = (node: Node | null): boolean =>
  node instanceof HTMLStyleElement || node instanceof HTMLLinkElement;

const holdsStyle = (node: Node): boolean =>
  isStyle(node) || (node instanceof Element && node.querySelector('style, link') !== null);

const isOfStyles = ({ target, addedNodes }: MutationRecord): boolean =>
  isStyle(target) || isStyle(target.parentNode) || [...addedNodes].some(holdsStyle);

/** Lets the toolbar decide on motion, in style sheets and for scripts. Called once. */
export const takeOverMotion = (): void => {
  const ask = window.matchMedia;
  window.matchMedia = (query) => answerFor(query, ask);
  const observer = new MutationObserver((changes) => {
    if (motion !== 'device' && changes.some(isOfStyles)) decideSheets();
  });
  const everything = { childList: true, subtree: true, characterData: true };
  observer.observe(document.documentElement, everything);
};

/** Reduces or allows motion from now on, whatever the system asks for. */
export const chooseMotion = (choice: Motion): void => {
  const isChanged = motion !== choice;
  motion = choice;
  if (isChanged || choice !== 'device') decideSheets();
  if (isChanged) for (const tell of listeners) tell();
};
