import { z } from "zod";
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

/** Outside services that are told what people look at, once they have agreed. */
const IntegrationsSchema = z
  .object({ tracking: z.object({ url: endpoint }), advertising: z.object({ url: endpoint }) })
  .partial()
  .catch({})
  .default({});

/** Visual identity of a distributor; everything has a default, so an old row never breaks a page. */
export const ThemeSchema = z.object({
  title: z.string().default("Girassol"),
  metaDescription: z.string().default(""),
  /** Addresses of pictures; without a favicon the product's own sign is drawn in the primary colour. */
  favicon: z.string().optional(),
  logo: z.string().optional(),
  primaryColor: color.default("#4248f1"),
  secondaryColor: color.default("#1f2a44"),
  buttonColor: color.optional(),
  iconColor: color.optional(),
  /** File of the terms of use, for a distributor that keeps them elsewhere than here. */
  term: z.url().optional(),
  /** Page of the distributor's business intelligence, shown to those who may. */
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

/** Address of a picture: of this portal, or of another site behind https. */
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

/** A look as a person sets it: stricter than what is read from where it is stored. What is left out is as by default. */
export const ThemeInputSchema = z
  .object({
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
        tracking: z.object({ url: outside }).strict(),
        advertising: z.object({ url: outside }).strict(),
      })
      .partial()
      .strict(),
    loginTheme: z
      .object({
        type: z.enum(["minimalist", "gradient"]),
        alignment: z.enum(["left", "center", "right"]),
        image: picture.optional(),
        headline: z.string().trim().max(80),
        subline: z.string().trim().max(160),
        socialLinks: SocialLinksInputSchema,
      })
      .strict(),
  })
  .strict();

export type ThemeInput = z.infer<typeof ThemeInputSchema>;
