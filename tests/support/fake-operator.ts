import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned } from './fake-operator-signature.ts';

/** How long a bet waits for a copy of itself. */
const LONGEST_WAIT_MS = 2000;

/** What an operator can do wrong; each breaks one promise of the protocol, some of them several. */
export type OperatorError =
  | 'ticket twice'
  | 'any ticket'
  | 'any session'
  | 'ended sessions stake'
  | 'ended sessions win nothing'
  | 'ended sessions keep stakes'
  | 'any signature'
  | 'body unsigned'
  | 'calls unsigned'
  | 'parts unsigned'
  | 'old messages'
  | 'early messages'
  | 'no skew'
  | 'nonces again'
  | 'any shape'
  | 'stake kept out of the answer'
  | 'payout forgotten'
  | 'requests forgotten'
  | 'requests by id alone'
  | 'transactions by request'
  | 'slow to remember'
  | 'changed bets'
  | 'credit'
  | 'any stake'
  | 'wins again'
  | 'wins changed'
  | 'wins unknown'
  | 'rollbacks again'
  | 'rollbacks keep payouts'
  | 'rollbacks forgotten'
  | 'wins of the dead'
  | 'any player'
  | 'jackpots again'
  | 'jackpots unknown'
  | 'jackpots of losers'
  | 'jackpots kept';

interface FakeBet {
  playerId: string;
  stakeMinor: number;
  payoutMinor: number | null;
  isVoid: boolean;
  betId: string;
  jackpotMinor: number | null;
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/** An operator in a hundred lines that keeps everything in memory, and is wrong on demand. */
export const startFakeOperator = async (key: string, errors: ReadonlySet<OperatorError>) => {
  const is = (error: OperatorError) => errors.has(error);
  const playerId = '7';
  const tickets = new Set(['ticket-of-the-toy-1', 'ticket-of-the-toy-2', 'ticket-of-the-toy-3']);
  const sessions = new Map<string, { ended: boolean }>();
  const nonces = new Set<string>();
  const answers = new Map<string, { raw: string; status: number; text: string }>();
  const bets = new Map<string, FakeBet>();
  const buried = new Set<string>();
  let balanceMinor = 1_000_000;

  const refuse = (status: number, code: string): never => {
    throw new Refused(status, code);
  };

  const readSession = (token: unknown, mayStake: boolean) => {
    const session = sessions.get(String(token));
    if (!session && !is('any session')) refuse(401, 'session_expired');
    if (session?.ended && mayStake && !is('ended sessions stake')) refuse(401, 'session_expired');
  };

  const hasEnded = () => [...sessions.values()].some(({ ended }) => ended);

  /** Waits for a copy of a bet, so that it is taken twice however quick this machine is. */
  const copies = new Map<string, () => void>();
  const untilCopied = (id: string): Promise<void> =>
    new Promise((resolve) => {
      copies.get(id)?.();
      copies.set(id, resolve);
      setTimeout(resolve, LONGEST_WAIT_MS);
    });

  const calls: Record<string, (body: Record<string, unknown>) => unknown> = {
    authenticate: ({ ticket }) => {
      const known = tickets.has(String(ticket));
      if (!known && !is('any ticket')) refuse(401, 'ticket_invalid');
      if (!is('ticket twice')) tickets.delete(String(ticket));
      const sessionToken = `session-${randomUUID()}`;
      sessions.set(sessionToken, { ended: false });
      const game = { minimumStakeMinor: 100, maximumStakeMinor: 5_000 };
      return { sessionToken, playerId, merchant: 'toy', balanceMinor, game };
    },
    balance: ({ sessionToken }) => {
      readSession(sessionToken, true);
      return { balanceMinor };
    },
    bet: async ({ sessionToken, transactionId, stakeMinor, payoutMinor, requestId }) => {
      readSession(sessionToken, true);
      const id = is('transactions by request') ? String(requestId) : String(transactionId);
      const stake = Number(stakeMinor);
      if (buried.has(id)) refuse(409, 'bet_voided');
      const known = bets.get(id);
      if (known) {
        if (known.stakeMinor !== stake && !is('changed bets')) refuse(409, 'bet_changed');
        return { balanceMinor, betId: known.betId };
      }
      if ((stake < 100 || stake > 5_000) && !is('any stake') && !is('credit'))
        refuse(403, 'stake_out_of_range');
      if (stake > balanceMinor && !is('credit')) refuse(402, 'insufficient_funds');
      if (is('slow to remember')) await untilCopied(id);
      const payout = payoutMinor === undefined ? null : Number(payoutMinor);
      const paid = is('payout forgotten') ? 0 : (payout ?? 0);
      const before = balanceMinor;
      balanceMinor += paid - stake;
      const betId = randomUUID();
      bets.set(id, {
        playerId,
        stakeMinor: stake,
        payoutMinor: payout,
        isVoid: false,
        betId,
        jackpotMinor: null,
      });
      return { balanceMinor: is('stake kept out of the answer') ? before : balanceMinor, betId };
    },
    win: ({ transactionId, payoutMinor, playerId: player }) => {
      const bet = bets.get(String(transactionId));
      const payout = Number(payoutMinor);
      if (hasEnded() && is('ended sessions win nothing')) refuse(401, 'session_expired');
      if (!bet || (bet.playerId !== player && !is('any player'))) {
        if (!is('wins unknown')) return refuse(404, 'bet_unknown');
        balanceMinor += payout;
        return { balanceMinor };
      }
      if (bet.isVoid && !is('wins of the dead')) refuse(409, 'bet_voided');
      if (bet.payoutMinor !== null && !bet.isVoid) {
        if (bet.payoutMinor !== payout && !is('wins changed')) refuse(409, 'settled_otherwise');
        if (is('wins again') || bet.payoutMinor !== payout) balanceMinor += payout;
        return { balanceMinor };
      }
      bet.payoutMinor = payout;
      balanceMinor += payout;
      return { balanceMinor };
    },
    rollback: ({ transactionId, playerId: player }) => {
      if (hasEnded() && is('ended sessions keep stakes')) refuse(401, 'session_expired');
      const bet = bets.get(String(transactionId));
      if (!bet) {
        if (!is('rollbacks forgotten')) buried.add(String(transactionId));
        return { balanceMinor };
      }
      if (bet.playerId !== player && !is('any player')) refuse(404, 'bet_unknown');
      if (bet.isVoid && !is('rollbacks again')) return { balanceMinor };
      bet.isVoid = true;
      balanceMinor += bet.stakeMinor - (is('rollbacks keep payouts') ? 0 : (bet.payoutMinor ?? 0));
      if (!is('jackpots kept')) balanceMinor -= bet.jackpotMinor ?? 0;
      return { balanceMinor };
    },
    jackpot: ({ transactionId, playerId: player }) => {
      if (hasEnded() && is('ended sessions win nothing')) refuse(401, 'session_expired');
      const bet = bets.get(String(transactionId));
      if (bet?.playerId !== player && !is('jackpots unknown')) refuse(404, 'bet_unknown');
      if (bet?.isVoid && !is('jackpots unknown')) refuse(409, 'bet_voided');
      if (bet?.payoutMinor === null && !is('jackpots of losers')) refuse(409, 'bet_unsettled');
      if (bet?.payoutMinor === 0 && !is('jackpots of losers')) refuse(409, 'jackpot_not_won');
      const amountMinor = bet?.jackpotMinor ?? 70_000;
      if (!bet || bet.jackpotMinor === null || is('jackpots again')) balanceMinor += amountMinor;
      if (bet) bet.jackpotMinor = amountMinor;
      return { amountMinor, balanceMinor };
    },
  };

  const readSigned = (path: string, headers: http.IncomingHttpHeaders, raw: string): void => {
    const input = String(headers['signature-input']);
    const digest = `sha-256=:${createHash('sha256').update(raw).digest('base64')}:`;
    const isBody =
      headers['content-digest'] === digest || (is('body unsigned') && raw.includes('"another"'));
    const also = is('calls unsigned') ? ['win', 'rollback', 'bet'] : [];
    const isCall = [path, ...also.map((call) => `/vendor/v1/${call}`)].some((one) =>
      isSigned(key, one, headers, is('parts unsigned') ? 3 : 4),
    );
    if (!(isBody && isCall) && !is('any signature')) refuse(401, 'signature_invalid');
    const late = Date.now() - 1000 * Number(/;created=(\d+)/.exec(input)?.[1]);
    const most = is('no skew') ? 60_000 : 300_000;
    if (late > most && !is('old messages')) refuse(401, 'clock_skew');
    if (-late > most && !is('early messages')) refuse(401, 'clock_skew');
    const nonce = String(/;nonce="([^"]+)"/.exec(input)?.[1]);
    if (nonces.has(nonce) && !is('nonces again')) refuse(409, 'nonce_reused');
    nonces.add(nonce);
  };

  const isShaped = (body: Record<string, unknown>): boolean =>
    body['transactionId'] !== '' &&
    (body['stakeMinor'] === undefined ||
      (Number.isInteger(body['stakeMinor']) && Number(body['stakeMinor']) > 0));

  const parse = (raw: string): Record<string, unknown> => {
    try {
      return JSON.parse(raw) as Record<string, unknown>;
    } catch {
      return is('any shape') ? {} : refuse(400, 'invalid_input');
    }
  };

  const answer = async (path: string, headers: http.IncomingHttpHeaders, raw: string) => {
    readSigned(path, headers, raw);
    const body = parse(raw);
    if (!isShaped(body) && !is('any shape')) refuse(400, 'invalid_input');
    const requestId = String(body['requestId']);
    const first = is('requests forgotten') ? undefined : answers.get(requestId);
    if (first && first.raw !== raw && !is('requests by id alone')) refuse(409, 'request_reused');
    if (first) return first;
    const call = calls[new URL(path, 'http://toy').pathname.split('/').at(-1) ?? ''];
    if (!call) return refuse(404, 'not_found');
    const text = JSON.stringify({ success: true, value: await call(body) });
    answers.set(requestId, { raw, status: 200, text });
    return { status: 200, text };
  };

  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString();
      answer(request.url ?? '', request.headers, raw)
        .catch((error: unknown) => ({
          status: error instanceof Refused ? error.status : 500,
          text: JSON.stringify({ success: false, code: (error as Error).message }),
        }))
        .then(({ status, text }) => response.writeHead(status).end(text))
        .catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    tickets: [...tickets],
    endSession: async (token: string) => void sessions.set(token, { ended: true }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
