import { z } from "zod";

const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const link = z.url().optional();

export const LoginThemeSchema = z.object({
  type: z.enum(["minimalist", "gradient"]).default("minimalist"),
  alignment: z.enum(["left", "center", "right"]).default("center"),
  image: z.string().optional(),
  headline: z.string().default(""),
  subline: z.string().default(""),
  socialLinks: z
    .object({ linkedin: link, facebook: link, instagram: link, whatsapp: link, youtube: link, web: link })
    .default({}),
});

/** Visual identity of a distributor; everything has a default, so an old row never breaks a page. */
export const ThemeSchema = z.object({
  title: z.string().default("Girassol"),
  metaDescription: z.string().default(""),
  favicon: z.string().default("/favicon.svg"),
  logo: z.string().optional(),
  primaryColor: color.default("#4248f1"),
  secondaryColor: color.default("#1f2a44"),
  buttonColor: color.optional(),
  iconColor: color.optional(),
  /** File of the terms of use, for a distributor that keeps them elsewhere than here. */
  term: z.url().optional(),
  textColor: color.default("#333333"),
  angleLinearGradient: z.number().min(0).max(360).default(135),
  colorOneLinearGradient: color.default("#4248f1"),
  colorTwoLinearGradient: color.default("#7b80ff"),
  loginTheme: LoginThemeSchema.prefault({}),
});

export type Theme = z.infer<typeof ThemeSchema>;
