const sheets = new Map<string, HTMLStyleElement>();
const faces = new Set<string>();

/** Puts a brand's theme into the page, in the place of what it had. */
export const setThemeCss = (code: string, css: string): void => {
  const sheet = sheets.get(code) ?? document.head.appendChild(document.createElement('style'));
  sheets.set(code, sheet);
  sheet.dataset['theme'] = code;
  if (sheet.textContent !== css) sheet.textContent = css;
};

/** Makes faces known to the page; one that several brands share stands once. */
export const addFaces = (rules: readonly string[]): void => {
  const fresh = rules.filter((rule) => !faces.has(rule));
  if (fresh.length === 0) return;
  for (const rule of fresh) faces.add(rule);
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = fresh.join('\n');
};
