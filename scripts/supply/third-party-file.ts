import { licenceOf } from './licence-rules.ts';
import { familyOf, libvipsParts, machineFamilies } from './native-parts.ts';
import { type Notice, readNotices } from './notices.ts';
import { type LockFile, type ShippedPackage, shippedPackages } from './shipped-packages.ts';

/** The file of all licences and notices, in the repository's folder. */
export const THIRD_PARTY_FILE = 'THIRD-PARTY.md';

/** Installed beside the rest as somebody's optional peer, and loaded by nothing that runs. */
const NOT_LOADED = ['typescript'];

const HEAD = `# Third-party software

Written by \`npm run licences\` from the lock file and the installed packages. Do not edit.

What is installed where Livery runs (\`npm ci --omit=dev\`), and Node itself. Built sites carry those of the packages
that run in a browser, and fonts. Which licences may come in is \`scripts/supply/licence-rules.ts\`, and a test.
`;

const LIBVIPS = `## libvips

sharp loads libvips as a shared library of its own, unchanged, from a package of its own (\`@img/sharp-libvips-…\`; for
Windows and WebAssembly it stands beside sharp). It is under the GNU Lesser General Public License, version 3 or later. You may replace it:
put another build of the same version in its place, or let sharp use the one of your system. Its source and how it is
built: https://github.com/libvips/libvips and https://github.com/lovell/sharp-libvips. The texts of the licence:
https://www.gnu.org/licenses/lgpl-3.0.txt and https://www.gnu.org/licenses/gpl-3.0.txt. Whoever hands the installed
packages on, such as in an image of a container, adds both texts. With it come, under the terms named:
`;

const NODE = `## Node

Node (MIT) carries V8, OpenSSL, ICU, libuv and others; all their notices:
https://github.com/nodejs/node/blob/main/LICENSE.
`;

const table = (head: string, rows: readonly string[]): string =>
  [head, head.replace(/[^|]+/g, '---'), ...rows].join('\n');

const linkOf = ({ name, version }: ShippedPackage): string =>
  `https://www.npmjs.com/package/${name}/v/${version}`;

const rowOf = (one: ShippedPackage): string =>
  `| ${one.name} | ${one.version} | ${licenceOf(one)} | [npm](${linkOf(one)}) |`;

const familyRows = (packages: readonly ShippedPackage[]): string[] =>
  machineFamilies.flatMap((family) => {
    const members = packages.filter(({ name }) => familyOf(name) === family);
    if (members.length === 0) return [];
    const [versions, licences] = [
      new Set(members.map(({ version }) => version)),
      new Set(members.map(licenceOf)),
    ].map((values) => [...values].toSorted().join('; '));
    const names = members.map(({ name }) => name.slice(family.prefix.length)).filter(Boolean);
    const which = names.length > 0 ? `…: ${names.join(', ')}` : '';
    return [`| ${family.prefix}${which} | ${versions} | ${licences} | ${family.holds} |`];
  });

const ownersOf = ({ owners }: Notice): string =>
  [...owners].map(([id, lines]) => `- ${[id, ...lines].join('; ')}`).join('\n');

const noticeOf = (notice: Notice): string =>
  `${ownersOf(notice)}\n\n~~~~text\n${notice.text.replace(/[ \t]+$/gm, '')}\n~~~~\n`;

/**
 * The whole file: what is shipped, under which licences, with their notices. It is the same on every machine:
 * of what only some machines install nothing is read but the lock file.
 *
 * @throws {Error} when a package is not installed
 */
export const thirdPartyFile = (lock: LockFile): string => {
  const shipped = shippedPackages(lock);
  const everywhere = shipped.filter(
    ({ name }) => name !== 'node' && !familyOf(name) && !NOT_LOADED.includes(name),
  );
  const { notices, silent } = readNotices(everywhere);
  return [
    HEAD,
    '## Packages\n',
    `${table(
      '| package | version | licence | source |',
      shipped.filter(({ name }) => !familyOf(name)).map(rowOf),
    )}\n`,
    '## Packages of which each machine installs its own\n',
    `${table('| packages | version | licence | holds |', familyRows(shipped))}\n`,
    LIBVIPS,
    `${table(
      '| library | under |',
      Object.entries(libvipsParts).map(([name, licence]) => `| ${name} | ${licence} |`),
    )}\n`,
    NODE,
    '## Notices\n',
    'Each text once, below the packages that bring it and whose rights they name.\n',
    ...notices.map(noticeOf),
    'These bring no text of their own; the common one of their licence holds:\n',
    `${silent.map((one) => `- ${one.name}@${one.version}, ${licenceOf(one)}`).join('\n')}\n`,
  ].join('\n');
};
