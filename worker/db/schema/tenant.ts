// The tenant schema as one module: what the migration generator and the query builder see.
export * from "./access.ts";
export * from "./catalog.ts";
export * from "./kernel.ts";
export * from "./requests.ts";
