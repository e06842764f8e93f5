/** Bindings of the Worker under test; the tests give them their type. */
declare module "cloudflare:workers" {
  export const env: unknown;
}
