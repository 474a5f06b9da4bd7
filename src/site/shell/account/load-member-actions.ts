/** Fetches what a header shows of a member: only whoever signs in needs it. */
export const loadMemberActions = () => import('./MemberActions.tsx');
