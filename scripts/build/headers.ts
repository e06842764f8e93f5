const LONG = "Cache-Control: public, max-age=31536000, immutable";

/** Content of `build/client/_headers`, which the Worker's asset server reads. A file with a hash in its name matches two
 *  rules for widgets: the later one takes off what the earlier one said of caching. */
export const ASSET_HEADERS = `# Files under /assets carry a hash of their content in their name.
/assets/*
  ${LONG}

# Widgets are loaded by other sites, open to every origin. The names without a hash stay: asked for again after a moment.
/widgets/*
  Access-Control-Allow-Origin: *
  Cache-Control: public, max-age=300, must-revalidate
  Cross-Origin-Resource-Policy: cross-origin
${["girassol", "kit-buyer", "kit-card", "checkout", "lead-form", "debug", "shared"]
  .map((name) => `\n/widgets/${name}-*\n  ! Cache-Control\n  ${LONG}\n`)
  .join("")}`;
