import { useAtomValue } from 'jotai';

import { isLoginAtom } from '../../session/member.state.ts';
import { Balance } from './Balance.tsx';
import * as styles from './HeaderActions.css.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { ModeMenu } from './ModeMenu.tsx';
import { VisitorButtons } from './VisitorButtons.tsx';

/** The end of every header: language and mode, then who is here. */
export const HeaderActions = () => {
  const isLogin = useAtomValue(isLoginAtom);
  return (
    <div className={styles.actions}>
      <div className={styles.preferences}>
        <LanguageMenu />
        <ModeMenu />
      </div>
      {isLogin ? (
        <>
          <Balance compact />
          <MemberMenu />
        </>
      ) : (
        <VisitorButtons />
      )}
    </div>
  );
};
