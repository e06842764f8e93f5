// The whole tenant schema, for the migration generator and the query builder.
export * from "./access.ts";
export * from "./approvals.ts";
export * from "./bulk.ts";
export * from "./buying.ts";
export * from "./catalog.ts";
export * from "./comments.ts";
export * from "./documents.ts";
export * from "./freight.ts";
export * from "./kernel.ts";
export * from "./kits.ts";
export * from "./lists.ts";
export * from "./offers.ts";
export * from "./pricing.ts";
export * from "./requests.ts";
export * from "./shipments.ts";
export * from "./stock.ts";
export * from "./tags.ts";
