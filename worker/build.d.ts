// Made by the build; typed here so that a fresh clone checks without it.
declare module "*/build/server/index.js" {
  /** The pages' half for the server, which runs at the first call. */
  export const loadBuild: () => import("@remix-run/cloudflare").ServerBuild;
}

declare module "*/build/server/styles.js" {
  /** Texts of the built style sheets by their address. */
  export const styles: Readonly<Record<string, string>>;
}
