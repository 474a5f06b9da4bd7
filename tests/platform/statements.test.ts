import { mkdir, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { type Caller, startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { merchantOf, play } from '../support/protection.ts';
import { quietZone } from '../support/quiet-zone.ts';

const alpha = buildMerchant('alpha', {
  brand: { name: 'ရွှေ Gold' },
  timeZone: quietZone(),
  protection: { ageProof: 'agreed', statementPdfRowsMost: 100, statementRowsMost: 1500 },
});

let platform: TestPlatform;
let ana: OpenedMember;

beforeAll(async () => {
  platform = await startTestPlatform([alpha]);
  ana = await openMember(platform, 'alpha', { username: 'stateana', cashMinor: 123_456 });
  await play(platform.database, merchantOf(ana, alpha), ana, 1000, 250);
});

afterAll(() => platform.close());

/** Fetches a file as bytes. */
const fetchFile = (caller: Caller, target: string) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: Buffer }>(
    (resolve, reject) => {
      const headers = {
        host: caller.host,
        ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
      };
      http
        .get(
          { port: platform.port, host: '127.0.0.1', path: target, agent: false, headers },
          (response) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('error', reject);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                bytes: Buffer.concat(parts),
              }),
            );
          },
        )
        .on('error', reject);
    },
  );

const STATEMENT = '/wps/member/statement?preset=today';

/** So many more movements, in one moment: the hardest case for a list that is read in batches. */
const addRows = (who: OpenedMember, rows: number) =>
  sql`insert into money_record (merchant_id, member_id, at, kind, wallet, amount_minor,
      balance_after_minor, reference)
    select ${who.merchantId}, ${who.memberId}, now(), 'rebate', 'cash', i, i, 'row ' || i
    from generate_series(1, ${rows}) i`.execute(platform.database);

test('CSV has a head, plain decimals and every row once', async () => {
  const { status, headers, bytes } = await fetchFile(ana, `${STATEMENT}&format=csv&language=en`);

  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="statement-[\d-]+\.csv"$/),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const lines = bytes.toString('utf8').split('\r\n');
  expect(lines[0]).toBe('\u{FEFF}Date and time,Kind,Status,Wallet,Amount,Balance,Reference');
  expect(lines.slice(1, 4).map((line) => line.replace(/^[\d-]+ [\d:]+,/, ''))).toEqual([
    expect.stringMatching(/^Adjustment,Completed,Cash,1234\.56,1234\.56,\d+$/),
    expect.stringMatching(/^Stake,Completed,Cash,-10\.00,1224\.56,TEST:/),
    expect.stringMatching(/^Payout,Completed,Cash,2\.50,1227\.06,TEST:/),
  ]);
  expect(lines).toHaveLength(5);
});

test('a long statement comes in batches without a gap or a double', async () => {
  const bob = await openMember(platform, 'alpha', { username: 'longbob' });
  await addRows(bob, 1500);

  const { bytes } = await fetchFile(bob, `${STATEMENT}&format=csv`);

  const references = bytes.toString('utf8').match(/row \d+/g) ?? [];
  expect(references).toHaveLength(1500);
  expect(new Set(references).size).toBe(1500);
});

test('what a spreadsheet would take for a formula is defused, and quotes are doubled', async () => {
  const eve = await openMember(platform, 'alpha', { username: 'formulaeve' });
  await sql`insert into money_record (merchant_id, member_id, kind, wallet, amount_minor, reference)
    select ${eve.merchantId}, ${eve.memberId}, 'fee', 'cash', -1, reference
      from unnest(${['=HYPERLINK("http://x")', 'a; =1+1;b;＋2', 'paid; thanks - bye']}::text[]) reference`.execute(
    platform.database,
  );

  const csv = (await fetchFile(eve, `${STATEMENT}&format=csv`)).bytes.toString('utf8');

  expect(csv).toContain(`-0.01,,"'=HYPERLINK(""http://x"")"`);
  // Where a comma is part of numbers, a semicolon parts the columns.
  expect(csv).toContain(`-0.01,,a; '=1+1;b;'＋2\r\n`);
  expect(csv).toContain('-0.01,,paid; thanks - bye\r\n');
});

test('more rows than the brand allows are refused before anything is sent', async () => {
  const sue = await openMember(platform, 'alpha', { username: 'longsue' });
  await addRows(sue, 101);

  const pdf = await platform.send(sue, { path: `${STATEMENT}&format=pdf` });

  expect({ status: pdf.status, body: JSON.parse(pdf.text) }).toMatchObject({
    status: 400,
    body: { success: false, code: 'statement_too_long', details: { most: 100, rows: 101 } },
  });
  await addRows(sue, 1400);
  expect((await platform.send(sue, { path: `${STATEMENT}&format=csv` })).text).toContain(
    'statement_too_long',
  );
});

test.each(['en', 'my', 'zh-Hans'])('PDF in %s holds its pages and its fonts', async (language) => {
  const who = await openMember(platform, 'alpha', {
    username: `pdf${language.replace('-', '').toLowerCase()}`,
  });
  await addRows(who, 60);

  const { status, headers, bytes } = await fetchFile(
    who,
    `${STATEMENT}&format=pdf&language=${language}`,
  );

  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  const text = bytes.toString('latin1');
  expect(text.startsWith('%PDF-1.')).toBe(true);
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
  expect(text.includes('NotoSansSC')).toBe(language === 'zh-Hans');
  // Burmese is drawn as pictures of whole words, each of them once.
  expect((text.match(/\/Subtype \/Image/g) ?? []).length > 10).toBe(language === 'my');
  await keepForLooking(`statement-${language}.pdf`, bytes);
});

test('bets have a statement of their own', async () => {
  const csv = await fetchFile(
    ana,
    '/wps/member/bets/statement?preset=today&format=csv&language=en',
  );
  const pdf = await fetchFile(
    ana,
    '/wps/member/bets/statement?preset=today&format=pdf&language=my',
  );

  expect(csv.bytes.toString('utf8')).toMatch(
    /Slots,TEST,Lost,10\.00,2\.50,7\.50,protection-\d+\r\n$/,
  );
  expect(csv.headers['content-disposition']).toContain('filename="bets-');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await keepForLooking('bets-my.pdf', pdf.bytes);
});

test('without a token in the header there is no file', async () => {
  for (const target of [STATEMENT, '/wps/member/bets/statement?preset=today']) {
    const address = `${target}&format=csv&token=${ana.token}`;
    expect(await fetchFile({ host: ana.host }, address)).toMatchObject({ status: 401 });
  }
  const trial = await openMember(platform, 'alpha', { username: 'trialstate', type: 4 });
  expect(await fetchFile(trial, `${STATEMENT}&format=csv`)).toMatchObject({ status: 403 });
});

test('the API’s page tells that a file comes, not an envelope', async () => {
  const { text } = await platform.send(ana, { path: '/wps/docs/json' });

  const { paths } = JSON.parse(text) as { paths: Record<string, { get?: { responses: object } }> };
  expect(paths['/wps/member/statement']?.get?.responses).toMatchObject({
    200: { content: { 'text/csv': {}, 'application/pdf': { schema: { format: 'binary' } } } },
  });
});

/** Whoever changes the pages looks at them: STATEMENTS_TO=folder keeps them. */
const keepForLooking = async (name: string, bytes: Buffer): Promise<void> => {
  const folder = process.env['STATEMENTS_TO'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), bytes);
};
