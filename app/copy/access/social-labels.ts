/** Names of the networks that the sign-in screen leads to. */
export const SOCIAL_LABELS = {
  linkedin: "LinkedIn",
  facebook: "Facebook",
  instagram: "Instagram",
  whatsapp: "WhatsApp",
  youtube: "YouTube",
  web: "Site",
} as const;
