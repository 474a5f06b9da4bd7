import { useAtomValue, useSetAtom } from 'jotai';

import { useLanguage } from '../../../i18n/use-language.ts';
import { memberAtom } from '../../../session/member.state.ts';

import type { SlipLine } from './slip-lines.ts';
import {
  editSlipAtom,
  placeSlipAtom,
  type Slip,
  slipOfAtom,
  type SlipOrder,
} from './slip.state.ts';

/** One member's slip of a lottery, and what can be done with it. */
export interface UsedSlip extends Slip {
  edit: (edit: (lines: readonly SlipLine[]) => readonly SlipLine[]) => void;
  place: (draws: SlipOrder['draws'], stopOnWin: boolean) => Promise<boolean>;
}

/** The member's slip of one lottery; it stays as it was when the member comes back. */
export const useSlip = (gameCode: string): UsedSlip => {
  const key = `${useAtomValue(memberAtom)?.id} ${gameCode}`;
  const language = useLanguage();
  const slip = useAtomValue(slipOfAtom)(key);
  const edit = useSetAtom(editSlipAtom);
  const place = useSetAtom(placeSlipAtom);
  return {
    ...slip,
    edit: (change) => edit(key, change),
    place: (draws, stopOnWin) =>
      place(key, {
        gameCode,
        lines: slip.lines.map(({ id: _id, seenOdds: odds, ...line }) => ({ ...line, odds })),
        draws,
        stopOnWin,
        language,
      }),
  };
};
