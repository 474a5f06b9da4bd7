import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { provideDebianProgram } from '../../scripts/debian/provide-program.ts';
import { isWholeProof } from '../support/proof.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { ROOT } from './run-livery.ts';

const CHART = path.join(ROOT, 'deploy/helm');

/** Go, and sprig with what it stands on: the engine that Helm renders charts by. */
const PACKAGES = [
  'golang-1.19-go',
  'golang-1.19-src',
  'golang-github-masterminds-sprig-dev',
  'golang-github-masterminds-semver-dev',
  'golang-github-masterminds-goutils-dev',
  'golang-github-huandu-xstrings-dev',
  'golang-github-google-uuid-dev',
  'golang-github-imdario-mergo-dev',
  'golang-github-shopspring-decimal-dev',
  'golang-github-mitchellh-copystructure-dev',
  'golang-github-mitchellh-reflectwalk-dev',
  'golang-github-spf13-cast-dev',
  'golang-golang-x-crypto-dev',
];

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: { template?: { spec?: { containers?: { image: string }[] } } };
}

type Values = Record<string, Record<string, unknown>>;

const go = isWholeProof
  ? await provideDebianProgram('go-for-charts', PACKAGES)
  : { missing: 'charts are rendered in the whole proof' };
if ('missing' in go && isWholeProof) reportSkipped(go.missing);

const readValues = (): Values =>
  parse(readFileSync(path.join(CHART, 'values.yaml'), 'utf8')) as Values;

const templates = Object.fromEntries(
  readdirSync(path.join(CHART, 'templates')).map((name) => [
    name,
    readFileSync(path.join(CHART, 'templates', name), 'utf8'),
  ]),
);

/** What Helm would send to a cluster; rejects with what the engine says against the chart. */
const render = async (values: Values): Promise<Manifest[]> => {
  const { folder } = go as { folder: string };
  const program = path.join(ROOT, 'tests/support/helm/render.go');
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    GO111MODULE: 'off',
    GOROOT: path.join(folder, 'usr/lib/go-1.19'),
    GOPATH: path.join(folder, 'usr/share/gocode'),
    GOCACHE: path.join(folder, 'cache'),
  };
  const out = await new Promise<string>((resolve, reject) => {
    const file = path.join(folder, 'usr/lib/go-1.19/bin/go');
    const child = execFile(file, ['run', program], { env }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout),
    );
    child.stdin?.end(JSON.stringify({ release: 'prod', values, files: templates }));
  });
  return Object.values(JSON.parse(out) as Record<string, string>).flatMap((text) =>
    parseAllDocuments(text).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    }),
  );
};

/** What Kubernetes' own API says of a manifest, by the schemas that `kubernetes-models` has of it. */
const findFault = (manifest: Manifest): string | null => {
  const load = createRequire(import.meta.url);
  const models = load(`kubernetes-models/${manifest.apiVersion}`) as Record<
    string,
    new (data: unknown) => { validate: () => void }
  >;
  const Model = models[manifest.kind];
  if (!Model) return `${manifest.apiVersion} has no ${manifest.kind}`;
  try {
    new Model(manifest).validate();
    return null;
  } catch (error) {
    return `${manifest.kind} ${manifest.metadata.name}: ${(error as Error).message}`;
  }
};

const digest = `sha256:${'a'.repeat(64)}`;

describe.skipIf('missing' in go)('the chart', () => {
  let values: Values;

  beforeAll(() => {
    values = readValues();
    values = { ...values, image: { ...values['image'], digest } };
  });

  test('it renders to what Kubernetes takes, with its own values and with all of them', async () => {
    const full = {
      ...values,
      platform: { ...values['platform'], env: { LIVERY_GAMES_URL: 'https://games.example' } },
      games: { ...values['games'], env: { LIVERY_BEACON_URL: 'https://beacon.example' } },
      nats: { files: 'livery-nats' },
      ingress: {
        ...values['ingress'],
        className: 'nginx',
        hosts: ['a.example', 'b.example'],
        gamesHost: 'games.example',
        tlsSecret: 'tls',
      },
    };

    const [usual, all] = [await render(values), (await render(full)).filter(Boolean)];

    expect(usual.filter(Boolean).map(findFault)).toEqual(usual.filter(Boolean).map(() => null));
    expect(all.map(findFault)).toEqual(all.map(() => null));
    expect(all.map(({ kind }) => kind).toSorted()).toEqual([
      'Deployment',
      'Deployment',
      'Ingress',
      'PodDisruptionBudget',
      'Service',
      'Service',
    ]);
    const way = all.find(({ kind }) => kind === 'Ingress') as unknown as {
      spec: { tls: { hosts: string[] }[]; rules: { host: string }[] };
    };
    expect(way.spec.tls[0]?.hosts).toEqual(['a.example', 'b.example', 'games.example']);
    expect(way.spec.rules.map(({ host }) => host)).toEqual(way.spec.tls[0]?.hosts);
    const images = all.flatMap(({ spec }) => spec?.template?.spec?.containers ?? []);
    expect(images.map(({ image }) => image)).toEqual(
      [1, 2].map(() => `registry.example/livery@${digest}`),
    );
  });

  test('a field that Kubernetes does not know is found', async () => {
    const [first] = (await render(values)).filter(({ kind }) => kind === 'Deployment');

    const wrong = { ...first, spec: { ...first?.spec, replicas: 'two' } } as unknown as Manifest;

    expect(findFault(wrong)).toContain('replicas');
  });

  test('an image that is not named by its digest is refused', async () => {
    await expect(render(readValues())).rejects.toThrow('image.digest');
  });
});
