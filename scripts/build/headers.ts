/** Content of `build/client/_headers`, which the Worker's asset server reads. */
export const ASSET_HEADERS = `# Files under /assets carry a hash of their content in their name.
/assets/*
  Cache-Control: public, max-age=31536000, immutable

# Widgets are loaded by other sites, under names that stay: short caching, open to every origin.
/widgets/*
  Access-Control-Allow-Origin: *
  Cache-Control: public, max-age=300, stale-while-revalidate=86400
  Cross-Origin-Resource-Policy: cross-origin
`;
