/** One entry of the log. Apart from the names of all events, which pages with a few entries do not need. */
export const AUDIT_ENTRY_TEXTS = {
  changes: "Ver detalhes",
  before: "Antes",
  after: "Depois",
  added: "Incluído",
  removed: "Retirado",
  bySupport: "por {operator} (suporte)",
  support: "suporte",
  address: "IP {address}",
} as const;
