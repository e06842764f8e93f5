/** A font for what Inter does not hold. */
export interface FallbackFont {
  /** Its file is `app/public/fonts/{name}.ttf`. */
  name: string;
  /** Characters that make a document load it. */
  holds: RegExp;
  /** Letters whose runs its layout turns round by itself. */
  turns?: RegExp;
}

/** Fonts (SIL Open Font License, beside them) for other scripts and emoji, in the order in which they are asked. They are
 *  static files of the portal, loaded by the documents that need them. Made with fontTools from the static fonts of
 *  `@expo-google-fonts`, without hinting: Inter 4 cut to Cyrillic, Vazirmatn to Arabic
 *  (its letters are whole glyphs, so that a copied text has them), the Noto fonts whole. */
export const FALLBACK_FONTS: readonly FallbackFont[] = [
  { name: "inter-cyrillic", holds: /\p{scx=Cyrillic}/u },
  { name: "noto-sans-hebrew", holds: /\p{scx=Hebrew}/u, turns: /\p{Script=Hebrew}/u },
  { name: "vazirmatn", holds: /\p{scx=Arabic}/u, turns: /\p{Script=Arabic}/u },
  { name: "noto-emoji", holds: /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u },
];

/** Names of the fonts that a text needs beside Inter. */
export function fontsFor(text: string): string[] {
  return FALLBACK_FONTS.filter(({ holds }) => holds.test(text)).map(({ name }) => name);
}
