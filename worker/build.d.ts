// Made by the build; typed here so that a fresh clone checks without it.
declare module "*/build/server/index.js" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}
