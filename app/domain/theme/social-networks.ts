/** Social links of the login screen, in the order in which they are shown. */
export const SOCIAL_NETWORKS = ["linkedin", "facebook", "instagram", "whatsapp", "youtube", "web"] as const;
