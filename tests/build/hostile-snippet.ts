/** Tries all that code in an address might try, and says what came of it. */
export const HOSTILE = `const tries = {
  'page above': () => window.parent.document.title,
  manager: () => window.top.document.title,
  storage: () => window.localStorage.length,
  cookie: () => document.cookie,
};
const reached = Object.entries(tries).flatMap(([name, attempt]) => {
  try { attempt(); return [name]; } catch { return []; }
});
const forge = (type, ...args) => ({ key: 'storybook-channel', event: { type, args, from: 'x' } });
const forged = [forge('updateGlobals', { globals: { brand: 'volt' } }), forge('navigateUrl', '/?path=/story/taken--over', {})];
for (const target of [window.parent, window.top]) {
  for (const message of forged) {
    target.postMessage(message, '*');
    target.postMessage(JSON.stringify(message), '*');
  }
}
try { window.top.location.href = 'about:blank'; } catch { /* refused */ }
export const Shown = () => {
  const [net, setNet] = React.useState('asking');
  React.useEffect(() => { fetch(new URL('/index.json', 'ORIGIN')).then(() => setNet('answered'), () => setNet('refused')); }, []);
  return <p>reached: {reached.join(', ') || 'nothing'}; network: {net}; origin: {window.origin}</p>;
};
`;
