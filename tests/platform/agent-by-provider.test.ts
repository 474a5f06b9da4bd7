import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { type ProviderFixture, startProviderFixture } from '../support/provider-fixture.ts';

let fixture: ProviderFixture;

beforeAll(async () => {
  fixture = await startProviderFixture();
});

afterAll(() => fixture.close());

test('who is an agent by now comes back by the provider as one, to the home page that leads to the agent center', async () => {
  const login = fixture.person();
  const first = await fixture.visit('alpha', login, { agreed: true });
  const { id } = await fixture.infoOf(await fixture.opened('alpha', first));
  await sql`update member set type = 2 where id = ${id}`.execute(fixture.platform.database);

  const again = await fixture.visit('alpha', login);
  expect(again.location).toMatch(/^\/\?code=/);
  const now = fixture.infoOf(await fixture.opened('alpha', again));
  expect(await now).toMatchObject({ id, isAgent: true });
});
