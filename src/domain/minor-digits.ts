const WITHOUT = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THREE = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
const FOUR = 'CLF UYW'.split(' ');

/**
 * How many decimals a currency's minor unit has by ISO 4217 (list one, 2024).
 *
 * `Intl` cannot be asked: its figure is the customary one of cash (0 for MMK and IDR) and differs
 * from browser to browser, while our amounts are counted in ISO minor units everywhere.
 */
export const minorDigits = (currency: string): 0 | 2 | 3 | 4 => {
  if (WITHOUT.includes(currency)) return 0;
  if (THREE.includes(currency)) return 3;
  return FOUR.includes(currency) ? 4 : 2;
};
