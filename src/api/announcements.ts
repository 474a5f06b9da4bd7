import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, pageNo, pageSize } from './fields.ts';
import { gameType } from './games.ts';

const code = z.string().check(z.maxLength(64));

/** A banner in one of the carousels. */
export const banner = z.object({
  id: z.string(),
  groupName: z.enum(['w_home', 'w_login', 'w_register', 'w_forget']),
  title: z.string(),
  subtitle: z.string(),
  /** The text of its button; empty for no button. */
  cta: z.string(),
  /** BCP-47 tag of its texts: the requested language, or the fallback used instead. */
  language: z.string(),
  /** The picture's URL. */
  url: z.string(),
  /** The link target; empty for no link. */
  link: z.string(),
  linkageType: z.enum(['PROMOTION', 'URL', 'NONE']),
});

export type Banner = z.infer<typeof banner>;

/** The same type under the name that the site's settings use. */
export type HomeBanner = Banner;

/** A notice of the marquee and the notice window; `content` is sanitized HTML. */
export const notice = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  /** BCP-47 tag of its texts: the requested language, or the fallback used instead. */
  language: z.string(),
  publishedAt: z.string(),
  /** The promotion that it tells of and leads to, else null. */
  promotionType: z.nullable(z.string()),
});

export type Notice = z.infer<typeof notice>;

/** When the announcement popup opens. A: for members; B: for visitors; F: at the first sign-in. */
export const execution = z.enum(['A', 'B', 'F']);

/** A page of the announcement popup. */
export const popup = z.object({
  id: z.string(),
  execution,
  title: z.string(),
  content: z.string(),
  /** BCP-47 tag of its texts: the requested language, or the fallback used instead. */
  language: z.string(),
  /** The promotion that it tells of and leads to, else null. */
  promotionType: z.nullable(z.string()),
});

export type Popup = z.infer<typeof popup>;

/** A promotion with its pictures. */
export const promotion = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  /** BCP-47 tag of its texts: the requested language, or the fallback used instead. */
  language: z.string(),
  category: z.union([gameType, z.literal('ALL')]),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  sequence: z.int(),
  /** The rule behind it; null for one that only informs. */
  mechanic: z.nullable(
    z.enum([
      'depositMatch',
      'dailyMatch',
      'freeStake',
      'signUpReward',
      'dailyRebate',
      'rebateBoost',
      'redEnvelope',
      'application',
      'raffle',
      'pointsMultiplier',
      'missionSet',
      'race',
    ]),
  ),
  /** What a free stake asks of who has joined; left out for the other kinds. */
  asks: z.optional(z.enum(['proof', 'deposit'])),
  announcementImages: z.array(z.object({ url: z.string(), sequence: z.int() })),
});

export type Promotion = z.infer<typeof promotion>;

/** The notices, the newest first. */
export const announcementList = endpoint({
  name: 'announcementList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'any',
  summary: 'The notices, the newest first',
  query: z.object({ language, platform: z.optional(code), pageNo, pageSize: pageSize(50) }),
  value: z.object({
    announcements: z.array(notice),
    pageNo: z.int(),
    totalPages: z.int(),
  }),
  refusals: [],
});

/** The parts of the content that a caller may request. */
export const announcementTypes = ['banners', 'player', 'popup', 'promotion'] as const;

/** Banners, notices, popups and promotions in one response. */
export const announcementContent = endpoint({
  name: 'announcementContent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncementContent',
  access: 'any',
  summary: 'Banners, notices, popups and promotions, or those of them that are asked for',
  query: z.object({
    /** Comma-separated list of banners, player, popup, promotion; all of them when left out. */
    types: z.optional(
      z
        .string()
        .check(z.regex(/^(banners|player|popup|promotion)(,(banners|player|popup|promotion))*$/)),
    ),
    platform: z.optional(code),
    /** Returns only the popups with this `execution`. */
    execution: z.optional(execution),
    language,
  }),
  /** A part that was not requested is empty. */
  value: z.object({
    banners: z.array(banner),
    player: z.array(notice),
    popup: z.array(popup),
    promotion: z.array(promotion),
    /** Seconds until anything of this brand begins or ends to be shown; left out: nothing that is known will. */
    changesIn: z.optional(z.int().check(z.positive())),
  }),
  refusals: [],
});
