CREATE TABLE `change_set` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`product_type` text,
	`state` text NOT NULL,
	`instruction` text NOT NULL,
	`changed_count` integer DEFAULT 0 NOT NULL,
	`kept_count` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`scheduled_at` text,
	`applied_at` text,
	`undone_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `change_set_list` ON `change_set` (`distributor_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `change_set_due` ON `change_set` (`distributor_id`,`state`,`scheduled_at`);--> statement-breakpoint
CREATE TABLE `change_set_row` (
	`distributor_id` text NOT NULL,
	`change_set_id` text NOT NULL,
	`product_id` text NOT NULL,
	`version` integer NOT NULL,
	`before` text,
	`after` text NOT NULL,
	`undone` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`distributor_id`, `change_set_id`, `product_id`)
);
--> statement-breakpoint
CREATE TABLE `file` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`key` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `file_age` ON `file` (`distributor_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `product_import` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_type` text NOT NULL,
	`file_id` text NOT NULL,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`columns` text NOT NULL,
	`mapping` text NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`cursor` integer DEFAULT 0 NOT NULL,
	`new_count` integer DEFAULT 0 NOT NULL,
	`changed_count` integer DEFAULT 0 NOT NULL,
	`same_count` integer DEFAULT 0 NOT NULL,
	`failed_count` integer DEFAULT 0 NOT NULL,
	`change_set_id` text,
	`leased_until` text,
	`failure` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `product_import_list` ON `product_import` (`distributor_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `product_import_open` ON `product_import` (`distributor_id`,`state`,`leased_until`);--> statement-breakpoint
CREATE TABLE `product_import_row` (
	`distributor_id` text NOT NULL,
	`import_id` text NOT NULL,
	`row_number` integer NOT NULL,
	`state` text NOT NULL,
	`cells` text NOT NULL,
	`changes` text,
	`issues` text,
	`product_id` text,
	PRIMARY KEY(`distributor_id`, `import_id`, `row_number`)
);
--> statement-breakpoint
CREATE INDEX `product_import_row_state` ON `product_import_row` (`distributor_id`,`import_id`,`state`,`row_number`);--> statement-breakpoint
CREATE TABLE `category` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`position` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `category_name` ON `category` (`distributor_id`,`name`);--> statement-breakpoint
CREATE TABLE `product_price` (
	`distributor_id` text NOT NULL,
	`product_id` text NOT NULL,
	`version` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`cost_cents` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `product_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `product_substitute` (
	`distributor_id` text NOT NULL,
	`product_id` text NOT NULL,
	`rank` integer NOT NULL,
	`substitute_id` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`distributor_id`, `product_id`, `rank`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_substitute_once` ON `product_substitute` (`distributor_id`,`product_id`,`substitute_id`);--> statement-breakpoint
CREATE TABLE `kit_rule` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`rule` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`last_run_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `extra_item` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_code` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`base_price_cents` integer NOT NULL,
	`where_to_display` text NOT NULL,
	`is_to_sell_options` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `extra_item_code` ON `extra_item` (`distributor_id`,`product_code`);--> statement-breakpoint
CREATE TABLE `separated_section` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`categories` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`is_custom` integer DEFAULT false NOT NULL,
	`observation` text DEFAULT '' NOT NULL,
	`position` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `service_item` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`base_price_cents` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `distribution_region` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`states` text NOT NULL,
	`center_priority` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `distribution_region_state` (
	`distributor_id` text NOT NULL,
	`state` text NOT NULL,
	`region_id` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `state`)
);
--> statement-breakpoint
CREATE TABLE `stock_arrival` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_id` text NOT NULL,
	`center_id` text NOT NULL,
	`lot` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`expected_on` text,
	`on_sale` integer DEFAULT true NOT NULL,
	`state` text NOT NULL,
	`received_amount` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`),
	CONSTRAINT "stock_arrival_amount" CHECK("stock_arrival"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `stock_arrival_open` ON `stock_arrival` (`distributor_id`,`state`,`product_id`,`center_id`);--> statement-breakpoint
CREATE INDEX `stock_arrival_date` ON `stock_arrival` (`distributor_id`,`state`,`expected_on`,`id`);--> statement-breakpoint
CREATE TABLE `stock_reservation` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`product_id` text NOT NULL,
	`center_id` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `request_id`, `product_id`, `center_id`)
);
--> statement-breakpoint
CREATE INDEX `stock_reservation_due` ON `stock_reservation` (`distributor_id`,`state`,`expires_at`);--> statement-breakpoint
CREATE INDEX `stock_reservation_product` ON `stock_reservation` (`distributor_id`,`product_id`,`center_id`,`state`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_kit` (
	`search_key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_code` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`power_w` integer NOT NULL,
	`photo_id` text,
	`promotional` integer DEFAULT false NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`valid_from` text,
	`valid_until` text,
	`rule_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_kit`("distributor_id", "id", "product_code", "name", "description", "power_w", "active", "version", "created_at", "updated_at") SELECT "distributor_id", "id", "product_code", "name", "description", "power_w", 1, 1, "created_at", "created_at" FROM `kit` ORDER BY "distributor_id", "id";--> statement-breakpoint
DROP TABLE `kit`;--> statement-breakpoint
ALTER TABLE `__new_kit` RENAME TO `kit`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `kit_id` ON `kit` (`distributor_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `kit_product_code` ON `kit` (`distributor_id`,`product_code`);--> statement-breakpoint
CREATE INDEX `kit_power` ON `kit` (`distributor_id`,`active`,`power_w`,`id`);--> statement-breakpoint
CREATE INDEX `kit_name` ON `kit` (`distributor_id`,`active`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `kit_updated` ON `kit` (`distributor_id`,`active`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `kit_rule_made` ON `kit` (`distributor_id`,`rule_id`,`power_w`,`id`);--> statement-breakpoint
CREATE TABLE `__new_product` (
	`search_key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_code` text NOT NULL,
	`type` text NOT NULL,
	`category_id` text,
	`name` text NOT NULL,
	`manufacturer` text NOT NULL,
	`model` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`technical` text NOT NULL,
	`price_cents` integer NOT NULL,
	`cost_cents` integer NOT NULL,
	`ncm` text DEFAULT '' NOT NULL,
	`origin` text DEFAULT '' NOT NULL,
	`peso_KG` real,
	`volume_M3` real,
	`height_MM` integer,
	`length_MM` integer,
	`width_MM` integer,
	`photo_id` text,
	`datasheet_id` text,
	`is_to_sell` integer DEFAULT true NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`featured_ecommerce` integer DEFAULT false NOT NULL,
	`automatically_added` integer DEFAULT false NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`power_w` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `category`("distributor_id", "id", "name", "type", "position", "created_at", "updated_at") SELECT "distributor_id", 'cat_' || lower(hex(randomblob(10))), CASE "category" WHEN 'structure' THEN 'Estruturas' ELSE 'Materiais elétricos' END, "category", CASE "category" WHEN 'structure' THEN 1 ELSE 2 END, min("created_at"), min("created_at") FROM `product` WHERE "category" IN ('structure', 'others') GROUP BY "distributor_id", "category";--> statement-breakpoint
INSERT INTO `__new_product`("distributor_id", "id", "product_code", "type", "category_id", "name", "manufacturer", "model", "technical", "price_cents", "cost_cents", "peso_KG", "volume_M3", "is_to_sell", "power_w", "created_at", "updated_at") SELECT p."distributor_id", p."id", p."product_code", p."type", (SELECT c."id" FROM `category` AS c WHERE c."distributor_id" = p."distributor_id" AND c."type" = p."category"), p."name", p."manufacturer", p."model", CASE p."type" WHEN 'inverter' THEN json_set(json_remove(p."technical", '$.acPowerW'), '$.inverterOutputPower', json_extract(p."technical", '$.acPowerW') / 1000.0) ELSE p."technical" END, p."price_cents", p."cost_cents", p."weight_kg", p."volume_m3", p."is_to_sell", CAST(coalesce(json_extract(p."technical", '$.potencia_WP'), json_extract(p."technical", '$.acPowerW')) AS INTEGER), p."created_at", p."updated_at" FROM `product` AS p ORDER BY p."distributor_id", p."id";--> statement-breakpoint
INSERT INTO `product_price`("distributor_id", "product_id", "version", "price_cents", "cost_cents", "at") SELECT "distributor_id", "id", 1, "price_cents", "cost_cents", "created_at" FROM `product`;--> statement-breakpoint
DROP TABLE `product`;--> statement-breakpoint
ALTER TABLE `__new_product` RENAME TO `product`;--> statement-breakpoint
CREATE UNIQUE INDEX `product_id` ON `product` (`distributor_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `product_code` ON `product` (`distributor_id`,`product_code`);--> statement-breakpoint
CREATE INDEX `product_name` ON `product` (`distributor_id`,`type`,`active`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `product_list_price` ON `product` (`distributor_id`,`type`,`active`,`price_cents`,`id`);--> statement-breakpoint
CREATE INDEX `product_power` ON `product` (`distributor_id`,`type`,`active`,`power_w`,`id`);--> statement-breakpoint
CREATE INDEX `product_updated` ON `product` (`distributor_id`,`type`,`active`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `product_manufacturer` ON `product` (`distributor_id`,`type`,`active`,`manufacturer`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `product_category` ON `product` (`distributor_id`,`category_id`,`name`);--> statement-breakpoint
CREATE TABLE `__new_stock_move` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_id` text NOT NULL,
	`center_id` text NOT NULL,
	`kind` text NOT NULL,
	`on_hand_change` integer DEFAULT 0 NOT NULL,
	`reserved_change` integer DEFAULT 0 NOT NULL,
	`conditional_change` integer DEFAULT 0 NOT NULL,
	`request_id` text,
	`arrival_id` text,
	`note` text DEFAULT '' NOT NULL,
	`actor_id` text DEFAULT '' NOT NULL,
	`actor_name` text DEFAULT '' NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
INSERT INTO `__new_stock_move`("distributor_id", "id", "product_id", "center_id", "kind", "on_hand_change", "reserved_change", "request_id", "at") SELECT "distributor_id", 'stm_' || lower(hex(randomblob(10))), "product_id", "center_id", "kind", CASE "kind" WHEN 'outflow' THEN -"amount" ELSE 0 END, CASE "kind" WHEN 'reserve' THEN "amount" ELSE -"amount" END, "request_id", "at" FROM `stock_move`;--> statement-breakpoint
INSERT INTO `__new_stock_move`("distributor_id", "id", "product_id", "center_id", "kind", "on_hand_change", "reserved_change", "conditional_change", "at") SELECT s."distributor_id", 'stm_' || lower(hex(randomblob(10))), s."product_id", s."center_id", 'opening', s."on_hand" - coalesce(sum(m."on_hand_change"), 0), s."reserved" - coalesce(sum(m."reserved_change"), 0), s."conditional", '1970-01-01T00:00:00.000Z' FROM `stock` AS s LEFT JOIN `__new_stock_move` AS m ON m."distributor_id" = s."distributor_id" AND m."product_id" = s."product_id" AND m."center_id" = s."center_id" GROUP BY s."distributor_id", s."product_id", s."center_id";--> statement-breakpoint
INSERT INTO `stock_arrival`("distributor_id", "id", "product_id", "center_id", "amount", "expected_on", "state", "created_at", "updated_at") SELECT "distributor_id", 'arr_' || lower(hex(randomblob(10))), "product_id", "center_id", "conditional", "future_stock_on", 'expected', '1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z' FROM `stock` WHERE "conditional" > 0;--> statement-breakpoint
INSERT INTO `stock_reservation`("distributor_id", "request_id", "product_id", "center_id", "amount", "state", "expires_at", "created_at") SELECT m."distributor_id", m."request_id", m."product_id", m."center_id", m."amount", 'held', CASE r."payment_status" WHEN 'received' THEN '9999-12-31T00:00:00.000Z' ELSE strftime('%Y-%m-%dT%H:%M:%fZ', m."at", '+72 hours') END, m."at" FROM `stock_move` AS m JOIN `request` AS r ON r."distributor_id" = m."distributor_id" AND r."id" = m."request_id" WHERE m."kind" = 'reserve' AND NOT EXISTS (SELECT 1 FROM `stock_move` AS o WHERE o."distributor_id" = m."distributor_id" AND o."request_id" = m."request_id" AND o."kind" <> 'reserve' AND o."product_id" = m."product_id" AND o."center_id" = m."center_id");--> statement-breakpoint
DROP TABLE `stock_move`;--> statement-breakpoint
ALTER TABLE `__new_stock_move` RENAME TO `stock_move`;--> statement-breakpoint
CREATE INDEX `stock_move_product` ON `stock_move` (`distributor_id`,`product_id`,`center_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `stock_move_at` ON `stock_move` (`distributor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `stock_move_request` ON `stock_move` (`distributor_id`,`request_id`);--> statement-breakpoint
ALTER TABLE `distribution_center` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `distribution_center` ADD `updated_at` text DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE `kit_option` ADD `valid_from` text;--> statement-breakpoint
ALTER TABLE `kit_option` ADD `valid_until` text;--> statement-breakpoint
CREATE INDEX `kit_option_kit` ON `kit_option` (`distributor_id`,`kit_id`);--> statement-breakpoint
ALTER TABLE `kit_option_component` ADD `shared` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `kit_option_component_product` ON `kit_option_component` (`distributor_id`,`product_id`,`kit_option_id`);--> statement-breakpoint
ALTER TABLE `structure` ADD `description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `structure` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `structure` ADD `active` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `structure` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `structure` ADD `updated_at` text DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_stock` (
	`distributor_id` text NOT NULL,
	`product_id` text NOT NULL,
	`center_id` text NOT NULL,
	`on_hand` integer NOT NULL,
	`conditional` integer DEFAULT 0 NOT NULL,
	`reserved` integer DEFAULT 0 NOT NULL,
	`minimum` integer DEFAULT 0 NOT NULL,
	`future_stock_on` text,
	PRIMARY KEY(`distributor_id`, `product_id`, `center_id`),
	CONSTRAINT "stock_not_negative" CHECK("__new_stock"."on_hand" + "__new_stock"."conditional" - "__new_stock"."reserved" >= 0),
	CONSTRAINT "stock_reserved_not_negative" CHECK("__new_stock"."reserved" >= 0),
	CONSTRAINT "stock_on_hand_not_negative" CHECK("__new_stock"."on_hand" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_stock`("distributor_id", "product_id", "center_id", "on_hand", "conditional", "reserved", "minimum", "future_stock_on") SELECT "distributor_id", "product_id", "center_id", "on_hand", "conditional", "reserved", "minimum", "future_stock_on" FROM `stock`;--> statement-breakpoint
DROP TABLE `stock`;--> statement-breakpoint
ALTER TABLE `__new_stock` RENAME TO `stock`;--> statement-breakpoint
CREATE INDEX `stock_center` ON `stock` (`distributor_id`,`center_id`,`product_id`);