import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#api/endpoint.ts';
import { vendorCalls } from '#api/vendor-protocol.ts';
import { UNSTORABLE, validInput } from '../support/arbitrary-input.ts';
import { startPlayFixture, VENDOR } from '../support/play-fixture.ts';
import { sendAsVendor } from '../support/vendor-messages.ts';

let fixture: Awaited<ReturnType<typeof startPlayFixture>>;

beforeAll(async () => {
  fixture = await startPlayFixture();
});

afterAll(() => fixture.platform.close());

test.each(vendorCalls.map((call) => [call.name, call] as const))(
  'a text that no row can hold is refused in every field of %s',
  async (_, call) => {
    const [body = {}] = fc.sample(validInput(call), { numRuns: 1, seed: 42 });
    const fields = Object.keys(body);
    expect(fields).toContain('requestId');

    for (const field of fields)
      for (const text of UNSTORABLE) {
        const hostile = { ...body, [field]: text } as InputOf<typeof call>;
        expect(await sendAsVendor(fixture.platform, VENDOR, call, hostile)).toMatchObject({
          refusal: 'invalid_input',
          status: 400,
          fieldErrors: [{ field, rule: 'characters' }],
        });
      }
  },
);
