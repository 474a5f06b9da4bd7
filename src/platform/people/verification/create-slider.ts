import { createSlider } from '#api/verification.ts';
import { issueToken } from '../access/single-use-tokens.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** Time enough to find and move a handle. */
const LIFE_SECONDS = 300;

/** Begins a slider verification; when it was begun is known here and not told by the browser. */
export const createSliderHandler = handle(createSlider, async (_input, { database, merchant }) => {
  const { token, expiresAt } = await issueToken(database, {
    merchantId: merchant.id,
    purpose: 'slider',
    lifeSeconds: LIFE_SECONDS,
  });
  return { sliderId: token, expiresAt: expiresAt.toISOString() };
});
