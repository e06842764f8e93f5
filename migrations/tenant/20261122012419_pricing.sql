CREATE TABLE `coupon` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`code` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`amount_cents` integer,
	`percent` text,
	`maximum_cents` integer,
	`minimum_cents` integer DEFAULT 0 NOT NULL,
	`max_uses` integer,
	`max_uses_per_integrator` integer,
	`starts_on` text,
	`ends_on` text,
	`purchase_types` text NOT NULL,
	`group_ids` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_code` ON `coupon` (`distributor_id`,`code`);--> statement-breakpoint
CREATE TABLE `coupon_use` (
	`distributor_id` text NOT NULL,
	`coupon_id` text NOT NULL,
	`request_id` text NOT NULL,
	`integrator_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`used_at` text NOT NULL,
	`released_at` text,
	PRIMARY KEY(`distributor_id`, `coupon_id`, `request_id`)
);
--> statement-breakpoint
CREATE INDEX `coupon_use_integrator` ON `coupon_use` (`distributor_id`,`coupon_id`,`integrator_id`);--> statement-breakpoint
CREATE INDEX `coupon_use_request` ON `coupon_use` (`distributor_id`,`request_id`);--> statement-breakpoint
CREATE TABLE `discount_requisition` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`request_id` text NOT NULL,
	`request_version` integer NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`status` text NOT NULL,
	`requested_by` text NOT NULL,
	`created_at` text NOT NULL,
	`decided_by` text,
	`decided_at` text,
	`decision_note` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `discount_requisition_list` ON `discount_requisition` (`distributor_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `discount_requisition_request` ON `discount_requisition` (`distributor_id`,`request_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `freight_quote` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`input_hash` text NOT NULL,
	`provider` text NOT NULL,
	`content` text NOT NULL,
	`price_cents` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `freight_quote_age` ON `freight_quote` (`distributor_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `freight_rule` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`position` integer NOT NULL,
	`shipping_type` text DEFAULT 'CIF' NOT NULL,
	`center_id` text,
	`state` text,
	`city_ibge` text,
	`city_type` text,
	`zone_type` text,
	`cep_from` text,
	`cep_to` text,
	`weight_above_g` integer,
	`weight_up_to_g` integer,
	`volume_above_cm3` integer,
	`volume_up_to_cm3` integer,
	`power_above_w` integer,
	`power_up_to_w` integer,
	`type` text NOT NULL,
	`amount` text NOT NULL,
	`minimum_cents` integer DEFAULT 0 NOT NULL,
	`maximum_cents` integer,
	`days_to_deliver` integer,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `freight_rule_state` ON `freight_rule` (`distributor_id`,`state`,`position`);--> statement-breakpoint
CREATE TABLE `integrator_group` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `integrator_group_name` ON `integrator_group` (`distributor_id`,`name`);--> statement-breakpoint
CREATE TABLE `payment_condition` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`method_id` text NOT NULL,
	`name` text NOT NULL,
	`condition_type` text NOT NULL,
	`modifier_type` text NOT NULL,
	`value` text NOT NULL,
	`quantity_of_installments` integer DEFAULT 1 NOT NULL,
	`minimum_cents` integer DEFAULT 0 NOT NULL,
	`position` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `payment_condition_method` ON `payment_condition` (`distributor_id`,`method_id`,`position`);--> statement-breakpoint
CREATE TABLE `payment_method` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`position` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `price_drift` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`request_version` integer NOT NULL,
	`from_cents` integer NOT NULL,
	`to_cents` integer NOT NULL,
	`content` text NOT NULL,
	`detected_at` text NOT NULL,
	`closed_at` text,
	PRIMARY KEY(`distributor_id`, `request_id`, `request_version`)
);
--> statement-breakpoint
CREATE TABLE `price_drift_check` (
	`distributor_id` text PRIMARY KEY NOT NULL,
	`requested_at` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `price_list` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`group_ids` text NOT NULL,
	`starts_on` text,
	`ends_on` text,
	`active` integer DEFAULT true NOT NULL,
	`position` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_list_name` ON `price_list` (`distributor_id`,`name`);--> statement-breakpoint
CREATE TABLE `price_list_item` (
	`distributor_id` text NOT NULL,
	`list_id` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`price_cents` integer NOT NULL,
	PRIMARY KEY(`distributor_id`, `list_id`, `kind`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `price_list_item_of` ON `price_list_item` (`distributor_id`,`kind`,`item_id`);--> statement-breakpoint
CREATE TABLE `pricing_draft` (
	`distributor_id` text PRIMARY KEY NOT NULL,
	`rules` text NOT NULL,
	`based_on` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pricing_version` (
	`distributor_id` text NOT NULL,
	`version` integer NOT NULL,
	`rules` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`published_by` text NOT NULL,
	`published_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `recommendation_rule` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`content` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recommendation_rule_name` ON `recommendation_rule` (`distributor_id`,`name`);--> statement-breakpoint
ALTER TABLE `integrator` ADD `group_id` text;--> statement-breakpoint
ALTER TABLE `integrator` ADD `state_registration` text;--> statement-breakpoint
UPDATE `distributor_profile` SET `settings` = json_set(json_remove(`settings`, '$.priceDisplay.closedKits'), '$.priceDisplay.howToDisplayPricesInClosedKits', json_extract(`settings`, '$.priceDisplay.closedKits')) WHERE json_extract(`settings`, '$.priceDisplay.closedKits') IS NOT NULL;
