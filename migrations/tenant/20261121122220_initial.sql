CREATE TABLE `distributor_profile` (
	`distributor_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`marketplace` integer DEFAULT false NOT NULL,
	`actions` text NOT NULL,
	`theme` text NOT NULL,
	`settings` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `integrator` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`company_name` text NOT NULL,
	`cnpj` text,
	`email` text NOT NULL,
	`telephone` text,
	`address` text,
	`status` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `role` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`permissions` text NOT NULL,
	`limits` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `session` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`access_key_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`revoked_at` text,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token` ON `session` (`distributor_id`,`token_hash`);--> statement-breakpoint
CREATE TABLE `user` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`role_id` text,
	`integrator_id` text,
	`name` text NOT NULL,
	`surname` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`blocked` integer DEFAULT false NOT NULL,
	`chosen_center_id` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email` ON `user` (`distributor_id`,`email`);--> statement-breakpoint
CREATE INDEX `user_type` ON `user` (`distributor_id`,`type`);--> statement-breakpoint
CREATE TABLE `widget_key` (
	`distributor_id` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`origins` text NOT NULL,
	`show_prices` integer DEFAULT true NOT NULL,
	`revoked_at` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `key`)
);
--> statement-breakpoint
CREATE TABLE `distribution_center` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`priority` integer NOT NULL,
	`address` text NOT NULL,
	`serviced_states` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `kit` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_code` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`power_w` integer NOT NULL,
	`photo_url` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kit_product_code` ON `kit` (`distributor_id`,`product_code`);--> statement-breakpoint
CREATE TABLE `kit_option` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`kit_id` text NOT NULL,
	`structure_id` text NOT NULL,
	`name` text NOT NULL,
	`power_w` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`price_per_kwp_cents` integer NOT NULL,
	`promotional` integer DEFAULT false NOT NULL,
	`is_to_sell` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`),
	FOREIGN KEY (`distributor_id`,`kit_id`) REFERENCES `kit`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kit_option_power` ON `kit_option` (`distributor_id`,`is_to_sell`,`power_w`,`id`);--> statement-breakpoint
CREATE INDEX `kit_option_price` ON `kit_option` (`distributor_id`,`is_to_sell`,`price_cents`,`id`);--> statement-breakpoint
CREATE INDEX `kit_option_price_per_kwp` ON `kit_option` (`distributor_id`,`is_to_sell`,`price_per_kwp_cents`,`id`);--> statement-breakpoint
CREATE INDEX `kit_option_structure` ON `kit_option` (`distributor_id`,`is_to_sell`,`structure_id`,`power_w`,`id`);--> statement-breakpoint
CREATE TABLE `kit_option_component` (
	`distributor_id` text NOT NULL,
	`kit_option_id` text NOT NULL,
	`product_id` text NOT NULL,
	`amount` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`distributor_id`, `kit_option_id`, `product_id`),
	FOREIGN KEY (`distributor_id`,`kit_option_id`) REFERENCES `kit_option`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "kit_option_component_amount" CHECK("kit_option_component"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE `product` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`product_code` text NOT NULL,
	`type` text NOT NULL,
	`category` text,
	`name` text NOT NULL,
	`manufacturer` text NOT NULL,
	`model` text NOT NULL,
	`technical` text NOT NULL,
	`price_cents` integer NOT NULL,
	`cost_cents` integer NOT NULL,
	`weight_kg` real,
	`volume_m3` real,
	`is_to_sell` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_code` ON `product` (`distributor_id`,`product_code`);--> statement-breakpoint
CREATE TABLE `stock` (
	`distributor_id` text NOT NULL,
	`product_id` text NOT NULL,
	`center_id` text NOT NULL,
	`on_hand` integer NOT NULL,
	`conditional` integer DEFAULT 0 NOT NULL,
	`reserved` integer DEFAULT 0 NOT NULL,
	`future_stock_on` text,
	PRIMARY KEY(`distributor_id`, `product_id`, `center_id`),
	CONSTRAINT "stock_not_negative" CHECK("stock"."on_hand" + "stock"."conditional" - "stock"."reserved" >= 0),
	CONSTRAINT "stock_reserved_not_negative" CHECK("stock"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE `stock_move` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`kind` text NOT NULL,
	`product_id` text NOT NULL,
	`center_id` text NOT NULL,
	`amount` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `request_id`, `kind`, `product_id`, `center_id`)
);
--> statement-breakpoint
CREATE TABLE `structure` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	`actor_type` text NOT NULL,
	`event` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`changes` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `audit_entity` ON `audit_log` (`distributor_id`,`entity`,`entity_id`,`at`);--> statement-breakpoint
CREATE TABLE `counter` (
	`distributor_id` text NOT NULL,
	`name` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`distributor_id`, `name`)
);
--> statement-breakpoint
CREATE TABLE `guard` (
	`code` text NOT NULL,
	`holds` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency` (
	`distributor_id` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`answer` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_age` ON `idempotency` (`created_at`);--> statement-breakpoint
CREATE TABLE `notification` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`created_at` text NOT NULL,
	`looked_at` text,
	PRIMARY KEY(`distributor_id`, `user_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `notification_list` ON `notification` (`distributor_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`distributor_id` text NOT NULL,
	`seq` integer NOT NULL,
	`audience` text NOT NULL,
	`message` text NOT NULL,
	`created_at` text NOT NULL,
	`published_at` text,
	PRIMARY KEY(`distributor_id`, `seq`)
);
--> statement-breakpoint
CREATE INDEX `outbox_unpublished` ON `outbox` (`distributor_id`,`published_at`,`seq`);--> statement-breakpoint
CREATE TABLE `rate_limit` (
	`distributor_id` text NOT NULL,
	`key` text NOT NULL,
	`window_started_at` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`distributor_id`, `key`)
);
--> statement-breakpoint
CREATE TABLE `charge` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`request_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_charge_id` text NOT NULL,
	`method` text NOT NULL,
	`status` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`br_code` text NOT NULL,
	`expires_at` text NOT NULL,
	`paid_at` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_provider` ON `charge` (`distributor_id`,`provider`,`provider_charge_id`);--> statement-breakpoint
CREATE INDEX `charge_request` ON `charge` (`distributor_id`,`request_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `deal_status` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`group_name` text NOT NULL,
	`group_order` integer NOT NULL,
	`order` integer NOT NULL,
	`color` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `request` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`purchase_type` text NOT NULL,
	`integrator_id` text NOT NULL,
	`created_by` text NOT NULL,
	`deal_status_id` text NOT NULL,
	`payment_status` text NOT NULL,
	`stock_status` text,
	`center_id` text NOT NULL,
	`total_cents` integer NOT NULL,
	`total_power_w` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_code` ON `request` (`distributor_id`,`code`);--> statement-breakpoint
CREATE INDEX `request_list` ON `request` (`distributor_id`,`type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `request_integrator` ON `request` (`distributor_id`,`integrator_id`,`type`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `request_version` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `request_id`, `version`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `webhook_event` (
	`distributor_id` text NOT NULL,
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`received_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `provider`, `event_id`)
);
