/** When V8 optimizes, as its flags say it; by default after a tenth of these calls. */
const LATER = [
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-maglev-osr=1000',
  '--invocation-count-for-turbofan=30000',
  '--invocation-count-for-osr=5000',
];

/**
 * V8 optimizes what was called often, in threads of its own: a tenth of what an edit of one brand costs, which is over before it
 * gains by it. From now on it waits ten times as long; who builds hundreds of brands gets there all the same.
 *
 * To be called before code is loaded that V8 has made before: it takes none that was made with other flags.
 */
export const optimizeLater = (): void => {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  for (const flag of LATER) setFlagsFromString(flag);
};
