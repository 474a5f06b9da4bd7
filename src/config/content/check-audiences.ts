import type { MerchantContent } from '#generated/merchant-content.ts';
import type { Subject } from '../checks/check.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';

/** What is announced to agents needs a brand that has some. */
export const checkAudiences = (
  { config }: Subject,
  { notices }: MerchantContent,
  file: string,
): UnplacedIssue[] =>
  config.flags.AGENTPOLICY3
    ? []
    : notices.flatMap((notice, index) =>
        notice.for === 'agents'
          ? [
              {
                code: 'agents/off' as const,
                file,
                pointer: pointerTo('/items', index, 'for'),
                message:
                  'Nobody reads this notice: AGENTPOLICY3, which opens the agent center, is off.',
                suggestion: 'Turn AGENTPOLICY3 on, or take the notice out.',
              },
            ]
          : [],
      );
