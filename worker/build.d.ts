// Made by the build; typed here so that a fresh clone checks without it.
declare module "*/build/server/index.js" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}

declare module "*/build/server/styles.js" {
  /** Texts of the built style sheets by their address. */
  export const styles: Readonly<Record<string, string>>;
}
