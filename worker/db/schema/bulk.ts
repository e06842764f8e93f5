import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

/** A change set: changes to many products, made and undone as one. */
export const changeSet = sqliteTable(
  "change_set",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    kind: text("kind", { enum: ["grid", "price", "import"] }).notNull(),
    /** Product type; null for several. */
    productType: text("product_type"),
    state: text("state", {
      enum: ["scheduled", "applying", "applied", "undone", "cancelled", "failed"],
    }).notNull(),
    /** The requested change, by kind. */
    instruction: json("instruction").notNull(),
    changedCount: integer("changed_count").notNull().default(0),
    /** Number of rows that an undo kept, because the product had changed since. */
    keptCount: integer("kept_count").notNull().default(0),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    scheduledAt: instant("scheduled_at"),
    appliedAt: instant("applied_at"),
    undoneAt: instant("undone_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("change_set_list").on(table.distributorId, table.createdAt, table.id),
    index("change_set_due").on(table.distributorId, table.state, table.scheduledAt),
  ],
);

/** One product of a change set: its editable values before (null for a new product) and after. */
export const changeSetRow = sqliteTable(
  "change_set_row",
  {
    distributorId: distributorId(),
    changeSetId: text("change_set_id").notNull(),
    productId: text("product_id").notNull(),
    /** Version of the product after the change. */
    version: integer("version").notNull(),
    before: json("before"),
    after: json("after").notNull(),
    undone: flag("undone").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.changeSetId, table.productId] })],
);

/** A file of a person; its bytes are in the bucket under `key`. */
export const file = sqliteTable(
  "file",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    kind: text("kind", { enum: ["photo", "datasheet", "import", "export", "request"] }).notNull(),
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    key: text("key").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("file_age").on(table.distributorId, table.kind, table.createdAt),
  ],
);

/** A spreadsheet being imported into the catalogue. */
export const productImport = sqliteTable(
  "product_import",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    productType: text("product_type").notNull(),
    fileId: text("file_id").notNull(),
    fileName: text("file_name").notNull(),
    state: text("state", {
      enum: ["uploaded", "checking", "checked", "applying", "applied", "cancelled", "reverted", "failed"],
    }).notNull(),
    /** Columns of the file, with the field of each. */
    columns: json("columns").notNull(),
    mapping: json("mapping").notNull(),
    rowCount: integer("row_count").notNull().default(0),
    /** Number of rows that the current step has completed. */
    cursor: integer("cursor").notNull().default(0),
    newCount: integer("new_count").notNull().default(0),
    changedCount: integer("changed_count").notNull().default(0),
    sameCount: integer("same_count").notNull().default(0),
    failedCount: integer("failed_count").notNull().default(0),
    changeSetId: text("change_set_id"),
    /** Until when the current worker is assumed to be at work. */
    leasedUntil: instant("leased_until"),
    failure: text("failure"),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("product_import_list").on(table.distributorId, table.createdAt, table.id),
    index("product_import_open").on(table.distributorId, table.state, table.leasedUntil),
  ],
);

/** One line of an imported file: its cells, the changes they would make, and their problems. */
export const productImportRow = sqliteTable(
  "product_import_row",
  {
    distributorId: distributorId(),
    importId: text("import_id").notNull(),
    rowNumber: integer("row_number").notNull(),
    state: text("state", { enum: ["read", "new", "changed", "same", "failed", "applied"] }).notNull(),
    cells: json("cells").notNull(),
    /** Changes by field, from and to. */
    changes: json("changes"),
    issues: json("issues"),
    productId: text("product_id"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.importId, table.rowNumber] }),
    index("product_import_row_state").on(table.distributorId, table.importId, table.state, table.rowNumber),
  ],
);
