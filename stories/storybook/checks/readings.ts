/** A class → the tokens that the rules of this class read, in any of its states. */
const tokensOfClass = new Map<string, Set<string>>();
/** Tokens that rules without a class read: those of the page itself. */
const tokensOfPage = new Set<string>();
const known = new WeakMap<CSSStyleSheet, number>();

const add = (names: readonly string[], tokens: readonly string[]): void => {
  for (const name of names) {
    const read = tokensOfClass.get(name) ?? new Set();
    for (const token of tokens) read.add(token);
    tokensOfClass.set(name, read);
  }
};

/** Selectors that give the tokens their values read nothing. */
const isTheme = (selector: string): boolean => selector.includes('[data-brand=');

const readRule = (selector: string, text: string): void => {
  if (isTheme(selector)) return;
  const tokens = [...text.matchAll(/var\(--(lv-[\w-]+)/gu)].map((match) => match[1] ?? '');
  if (tokens.length === 0) return;
  const names = [...selector.matchAll(/\.((?:\\.|[\w-])+)/gu)].map((match) =>
    (match[1] ?? '').replaceAll('\\', ''),
  );
  if (names.length === 0) for (const token of tokens) tokensOfPage.add(token);
  else add(names, tokens);
};

const readRules = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) readRule(rule.selectorText, rule.style.cssText);
    if (rule instanceof CSSGroupingRule) readRules(rule.cssRules);
  }
};

/** Style sheets come with the stories that need them; each is read once. */
const readSheets = (): void => {
  for (const sheet of document.styleSheets) {
    if (known.get(sheet) === sheet.cssRules.length) continue;
    known.set(sheet, sheet.cssRules.length);
    readRules(sheet.cssRules);
  }
};

/** `class token` of every class that stands in the page and of every token that its rules read. */
export const readingsOf = (page: ParentNode): Set<string> => {
  readSheets();
  const readings = new Set<string>();
  for (const token of tokensOfPage) readings.add(`page ${token}`);
  const classes = new Set<string>();
  for (const element of page.querySelectorAll('[class]')) {
    for (const name of element.classList) classes.add(name);
  }
  for (const name of classes) {
    for (const token of tokensOfClass.get(name) ?? []) readings.add(`${name} ${token}`);
  }
  return readings;
};
