/** Colours to choose from for a mark beside its text; each is seen by day and by night. */
export const MARK_COLORS = [
  { name: "blue", color: "#2563eb" },
  { name: "cyan", color: "#0891b2" },
  { name: "teal", color: "#0d9488" },
  { name: "green", color: "#15803d" },
  { name: "lime", color: "#65a30d" },
  { name: "amber", color: "#d97706" },
  { name: "red", color: "#dc2626" },
  { name: "pink", color: "#c026d3" },
  { name: "violet", color: "#7c3aed" },
  { name: "grey", color: "#6b7280" },
] as const;
