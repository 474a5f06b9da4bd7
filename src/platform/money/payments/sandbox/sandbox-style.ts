/** The sandbox's own neutral look, in light and dark; it wears no brand. */
export const sandboxStyle = `
:root { --paper: #f3f4f6; --card: #ffffff; --ink: #17191d; --soft: #535a66; --line: #c9ced6;
  --act: #1f4fa3; --act-ink: #ffffff; --good: #14603a; --bad: #9b1c1c; }
@media (prefers-color-scheme: dark) { :root { --paper: #121418; --card: #1c1f25; --ink: #eceef2;
  --soft: #a9b0bc; --line: #3d434d; --act: #9cc0ff; --act-ink: #10131a; --good: #79d6a3;
  --bad: #ffa3a3; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr;
  background: var(--paper); color: var(--ink); line-height: 1.6;
  font-family: system-ui, "Noto Sans", "Noto Sans Myanmar", "Padauk", "Myanmar Text",
    "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
header { padding: 0.75rem 1rem; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem;
  justify-content: space-between; align-items: center; }
nav { display: flex; flex-wrap: wrap; }
nav a { color: var(--soft); min-height: 44px; padding: 0.5rem 0.75rem;
  text-underline-offset: 0.35em; }
nav a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
main { width: min(28rem, calc(100% - 2rem)); margin: 1rem auto; align-self: start; padding: 1.5rem;
  background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; }
.note { margin: 0 0 1rem; padding: 0.5rem 0.75rem; border-left: 4px solid var(--act);
  background: var(--paper); color: var(--soft); }
h1 { margin: 0 0 1rem; font-size: clamp(1.3rem, 6.5vw, 2rem); line-height: 1.3; font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere; }
dl { margin: 0 0 1.5rem; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem;
  padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font-size: 1rem; letter-spacing: 0.05em; }
fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: 0.75rem; }
legend { padding: 0; margin-bottom: 0.75rem; font-weight: 600; }
button, a.button { display: block; width: 100%; min-height: 48px; padding: 0.6rem 1rem;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
  color: var(--ink); background: none; border: 1px solid var(--soft); border-radius: 0.5rem; }
button.settle, a.button { color: var(--act-ink); background: var(--act); border-color: var(--act); }
button.fail { color: var(--bad); border-color: currentColor; }
button:hover, a.button:hover { text-decoration: underline; text-underline-offset: 0.3em; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
form p { margin: 0.75rem 0 0; color: var(--soft); }
p[role="status"] { margin: 0 0 1rem; font-weight: 600; }
.settled { color: var(--good); }
.failed, .expired { color: var(--bad); }
`;
