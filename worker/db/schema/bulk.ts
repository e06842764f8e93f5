import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

/** Changes to many products that were made as one, and can be undone as one. */
export const changeSet = sqliteTable(
  "change_set",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    kind: text("kind", { enum: ["grid", "price", "import"] }).notNull(),
    /** Type of product that it is about; null for several. */
    productType: text("product_type"),
    state: text("state", {
      enum: ["scheduled", "applying", "applied", "undone", "cancelled", "failed"],
    }).notNull(),
    /** What was asked for, by kind. */
    instruction: json("instruction").notNull(),
    changedCount: integer("changed_count").notNull().default(0),
    /** Rows of an undo that found the product changed since, and left it. */
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

/** One product of a change set: its editable values before (null when it was made) and after. */
export const changeSetRow = sqliteTable(
  "change_set_row",
  {
    distributorId: distributorId(),
    changeSetId: text("change_set_id").notNull(),
    productId: text("product_id").notNull(),
    /** Version of the product that the change made. */
    version: integer("version").notNull(),
    before: json("before"),
    after: json("after").notNull(),
    undone: flag("undone").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.changeSetId, table.productId] })],
);

/** A file that somebody brought or asked for; its bytes lie in the bucket under `key`. */
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

/** A spreadsheet of products on its way into the catalogue. */
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
    /** Columns of the file, and which field each one fills. */
    columns: json("columns").notNull(),
    mapping: json("mapping").notNull(),
    rowCount: integer("row_count").notNull().default(0),
    /** Rows that the present step is through with, from the first on. */
    cursor: integer("cursor").notNull().default(0),
    newCount: integer("new_count").notNull().default(0),
    changedCount: integer("changed_count").notNull().default(0),
    sameCount: integer("same_count").notNull().default(0),
    failedCount: integer("failed_count").notNull().default(0),
    changeSetId: text("change_set_id"),
    /** Until when whoever works on it may be taken to be at work. */
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

/** One line of an imported file: its cells, what they would change, and what is wrong with them. */
export const productImportRow = sqliteTable(
  "product_import_row",
  {
    distributorId: distributorId(),
    importId: text("import_id").notNull(),
    rowNumber: integer("row_number").notNull(),
    state: text("state", { enum: ["read", "new", "changed", "same", "failed", "applied"] }).notNull(),
    cells: json("cells").notNull(),
    /** Field by field, what from and what to. */
    changes: json("changes"),
    issues: json("issues"),
    productId: text("product_id"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.importId, table.rowNumber] }),
    index("product_import_row_state").on(table.distributorId, table.importId, table.state, table.rowNumber),
  ],
);
