import { isLocalName } from '../../base/http/site-origin.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { Unsafe } from './unsafe.ts';

type Brand = Pick<Merchant, 'code' | 'config'>;

/** What in a merchant's file is for trying out alone. */
export const findUnsafeBrands = (brands: readonly Brand[]): Unsafe[] =>
  brands.flatMap(({ code, config: { payments, site, signIn, sms } }) => {
    const at = (pointer: string, issue: string): Unsafe => ({
      where: `${code}/merchant.json ${pointer}`,
      issue,
    });
    return [
      ...(sms.countries.length === 0
        ? [
            at(
              '/sms/countries',
              'Codes would go to every country. Name those whose numbers get SMS.',
            ),
          ]
        : []),
      ...payments.channels.flatMap(({ id, provider }, index) =>
        provider === 'sandbox'
          ? [
              at(
                `/payments/channels/${index}`,
                `The channel ${id} is the sandbox, which says itself that it was paid. Remove it.`,
              ),
            ]
          : [],
      ),
      ...site.domains.flatMap((domain, index) =>
        isLocalName(domain)
          ? [at(`/site/domains/${index}`, `${domain} is for trying out. Remove it.`)]
          : [],
      ),
      ...signIn.providers.flatMap(({ id, issuer }, index) =>
        issuer.startsWith('https:')
          ? []
          : [at(`/signIn/providers/${index}/issuer`, `${id} is reached in the clear. Use https.`)],
      ),
    ];
  });
