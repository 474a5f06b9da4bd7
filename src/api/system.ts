import * as z from 'zod/mini';
import { type PatternId, patterns } from '#domain/patterns.ts';
import { registerFieldNames } from '#domain/register-fields.ts';
import { endpoint } from './endpoint.ts';
import { language, moment } from './fields.ts';

const localized = z.object({ language });

const link = z.object({ name: z.string(), url: z.string() });

const resource = z.object({ url: z.string(), labelNameEn: z.optional(z.string()) });

const patternId = z.enum(Object.keys(patterns) as [PatternId, ...PatternId[]]);

/** How one registration field is validated. */
export const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId,
  minLength: z.int(),
  maxLength: z.int(),
});

const registerRules = z.record(z.enum(registerFieldNames), fieldRule);

const maintenance = z.object({
  active: z.boolean(),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  message: z.string(),
});

/** 0 normal, 1 maintenance, 2 blocked region. */
export const systemStatusCode = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export type SystemStatusCode = z.infer<typeof systemStatusCode>;

const whitelabelValue = z.object({
  code: z.string(),
  name: z.string(),
  legalName: z.string(),
  slogan: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  flags: z.record(z.string(), z.boolean()),
  languages: z.object({
    list: z.array(z.string()),
    default: z.string(),
    fallback: z.string(),
  }),
  lotteryType: z.string(),
  prizeModes: z.array(z.string()),
  minimumAge: z.int(),
  agreementAge: z.int(),
});

/** The first call of every visit; it answers in maintenance and for blocked regions too. */
export const permission = endpoint({
  name: 'permission',
  method: 'GET',
  path: '/wps/system/permission',
  access: 'any',
  summary: 'What this visitor may see, and all that the site needs at its start',
  always: true,
  query: localized,
  value: z.object({
    status: systemStatusCode,
    location: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
    maintenance,
    regionRestriction: z.object({ restricted: z.boolean() }),
    whitelabelVal: whitelabelValue,
    register: registerRules,
    resources: z.record(z.string(), resource),
    mainDomain: z.string(),
    domainRoute: z.array(link),
    analytics: z.object({ googleTagId: z.string(), facebookPixelId: z.string() }),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
  }),
  refusals: [],
});

/** The status alone, for a page that waits for the end of a maintenance. */
export const systemStatus = endpoint({
  name: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  access: 'any',
  summary: 'The system status: 0 normal, 1 maintenance, 2 blocked region',
  always: true,
  query: localized,
  value: z.object({
    status: systemStatusCode,
    maintenance,
    ip: z.string(),
    serverTime: moment,
  }),
  refusals: [],
});

/** The brand's settings. */
export const whitelabel = endpoint({
  name: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'any',
  summary: 'The settings of this brand',
  query: localized,
  value: whitelabelValue,
  refusals: [],
});

/** The validation rules of the registration form, field by field. */
export const registerSettings = endpoint({
  name: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'any',
  summary: 'The rules of the registration form',
  value: registerRules,
  refusals: [],
});

/** The help articles in one language; their content is sanitized HTML. */
export const helpCenter = endpoint({
  name: 'helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'any',
  summary: 'The help articles',
  query: localized,
  value: z.object({
    articles: z.array(
      z.object({
        id: z.string(),
        group: z.enum(['about', 'account', 'money', 'games', 'safety', 'rules']),
        title: z.string(),
        content: z.string(),
        /** BCP-47 tag of its texts: the requested language, or the fallback used instead. */
        language: z.string(),
      }),
    ),
  }),
  refusals: [],
});

export type HelpArticle = z.infer<typeof helpCenter.value>['articles'][number];

/** A page of the brand's own words in one language; its content is sanitized HTML. */
export const sitePage = endpoint({
  name: 'sitePage',
  method: 'GET',
  path: '/wps/system/page',
  access: 'any',
  summary: 'A page of the brand’s own words: who runs it, whom it sponsors',
  query: z.extend(localized, { id: z.enum(['sponsor', 'description']) }),
  value: z.object({
    title: z.string(),
    content: z.string(),
    /** BCP-47 tag of its text: the requested language, or the fallback used instead. */
    language: z.string(),
  }),
  refusals: ['page_unknown'],
});

/** The brand's alternative URLs. */
export const domainRoutes = endpoint({
  name: 'domainRoutes',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'any',
  summary: 'The alternative addresses of this brand',
  value: z.object({ mainDomain: z.string(), routes: z.array(link) }),
  refusals: [],
});

/** Every country with its dialing code, by name in the requested language. */
export const countryCodes = endpoint({
  name: 'countryCodes',
  method: 'GET',
  path: '/wps/system/countryCode',
  access: 'any',
  summary: 'Countries and their dialling codes',
  query: localized,
  value: z.object({
    countries: z.array(
      z.object({
        /** ISO 3166-1 alpha-2. */
        countryCode: z.string(),
        /** With its plus sign: `+95`. */
        countryDialingCode: z.string(),
        name: z.string(),
      }),
    ),
  }),
  refusals: [],
});
