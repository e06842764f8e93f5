import * as z from "zod";
import { isHttpsAddress, isPortalPath } from "#domain/validation/link-address.ts";

const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const link = z.url().optional();

const LoginThemeSchema = z.object({
  type: z.enum(["minimalist", "gradient"]).default("minimalist"),
  alignment: z.enum(["left", "center", "right"]).default("center"),
  image: z.string().optional(),
  headline: z.string().default(""),
  subline: z.string().default(""),
  socialLinks: z
    .object({ linkedin: link, facebook: link, instagram: link, whatsapp: link, youtube: link, web: link })
    .default({}),
});

const endpoint = z.url({ protocol: /^https?$/ });

/** Addresses of outside analytics services, which receive events only with the visitor's consent. Invalid stored
 *  values count as none. */
const IntegrationsSchema = z
  .object({ tracking: z.object({ url: endpoint }), advertising: z.object({ url: endpoint }) })
  .partial()
  .catch({})
  .default({});

/** Visual identity of a distributor. Every field is optional or has a default, so that older rows remain valid. */
export const ThemeSchema = z.object({
  title: z.string().default("Girassol"),
  metaDescription: z.string().default(""),
  /** Address of a picture; by default the product's sign in the primary colour. */
  favicon: z.string().optional(),
  logo: z.string().optional(),
  primaryColor: color.default("#4248f1"),
  secondaryColor: color.default("#1f2a44"),
  buttonColor: color.optional(),
  iconColor: color.optional(),
  /** Address of the terms of use, for a distributor that publishes them elsewhere. */
  term: z.url().optional(),
  /** Address of the distributor's business intelligence, for people with access to it. */
  dashboardBIUrl: z.url({ protocol: /^https$/ }).optional(),
  integrations: IntegrationsSchema,
  textColor: color.default("#333333"),
  angleLinearGradient: z.number().min(0).max(360).default(135),
  colorOneLinearGradient: color.default("#4248f1"),
  colorTwoLinearGradient: color.default("#7b80ff"),
  loginTheme: LoginThemeSchema.prefault({}),
});

export type Theme = z.infer<typeof ThemeSchema>;

const refused = (code: string) => ({ message: code, params: { code } });

/** Address of a picture: a path of the portal, or https. */
const picture = z
  .string()
  .max(500)
  .refine((address) => isPortalPath(address) || isHttpsAddress(address), refused("INVALID_URL"));
const outside = z.string().max(500).refine(isHttpsAddress, refused("INVALID_URL"));
const ownColor = z.string().refine((value) => /^#[0-9a-f]{6}$/i.test(value), refused("INVALID_COLOR"));

const SocialLinksInputSchema = z
  .object({
    linkedin: outside,
    facebook: outside,
    instagram: outside,
    whatsapp: outside,
    youtube: outside,
    web: outside,
  })
  .partial()
  .strict();

/** Theme as input of a save. It is stricter than `ThemeSchema`, which also reads older rows; optional fields that are
 *  missing have their defaults. */
export const ThemeInputSchema = z.strictObject({
  title: z.string().trim().min(1).max(60),
  metaDescription: z.string().trim().max(200),
  favicon: picture.optional(),
  logo: picture.optional(),
  primaryColor: ownColor,
  secondaryColor: ownColor,
  buttonColor: ownColor.optional(),
  iconColor: ownColor.optional(),
  textColor: ownColor,
  angleLinearGradient: z.number().min(0).max(360),
  colorOneLinearGradient: ownColor,
  colorTwoLinearGradient: ownColor,
  term: outside.optional(),
  dashboardBIUrl: outside.optional(),
  integrations: z
    .object({
      tracking: z.strictObject({ url: outside }),
      advertising: z.strictObject({ url: outside }),
    })
    .partial()
    .strict(),
  loginTheme: z.strictObject({
    type: z.enum(["minimalist", "gradient"]),
    alignment: z.enum(["left", "center", "right"]),
    image: picture.optional(),
    headline: z.string().trim().max(80),
    subline: z.string().trim().max(160),
    socialLinks: SocialLinksInputSchema,
  }),
});

export type ThemeInput = z.infer<typeof ThemeInputSchema>;
