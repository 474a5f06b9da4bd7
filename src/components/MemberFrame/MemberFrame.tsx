import { type ReactNode, useId } from 'react';
import { UserBadge } from '../UserBadge/UserBadge.tsx';
import { MemberPages, type MemberPageGroup } from './MemberPages.tsx';
import * as styles from './MemberFrame.css.ts';

export type { MemberPageGroup, MemberPageLink } from './MemberPages.tsx';

export interface MemberFrameProps {
  /** Names the part of the site: "Member center". */
  label: string;
  /** What the member is called. */
  name: string;
  /** A quieter line under the name: the kind of account. */
  note?: ReactNode;
  /** The rank, a `VipBadge`. */
  rank?: ReactNode;
  /** The member's own picture; the initials stand in for a missing one. */
  avatarUrl?: string | undefined;
  /** What is in the wallet: a `BalanceChip`. */
  balance?: ReactNode;
  /** What is done with it: buttons to deposit and to withdraw. */
  actions?: ReactNode;
  /** Every page of the member center; an empty group is not shown. */
  groups: readonly MemberPageGroup[];
  /** The page that is open. */
  children: ReactNode;
}

/**
 * The member center around one of its pages: who is here, what is in the wallet, and the way to
 * the other pages. They stand at the side of a wide screen and unfold from a button on a phone.
 */
export const MemberFrame = ({
  label,
  name,
  note,
  rank,
  avatarUrl,
  balance,
  actions,
  groups,
  children,
}: MemberFrameProps) => {
  const nameId = useId();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <section aria-labelledby={nameId} className={styles.head}>
          <UserBadge
            size="lg"
            name={name}
            nameId={nameId}
            src={avatarUrl}
            detail={
              (note ?? rank) && (
                <>
                  {note}
                  {rank}
                </>
              )
            }
          />
          {(balance ?? actions) && (
            <div className={styles.money}>
              {balance}
              {actions && <div className={styles.actions}>{actions}</div>}
            </div>
          )}
        </section>
        <MemberPages label={label} groups={groups.filter(({ items }) => items.length > 0)} />
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
};
